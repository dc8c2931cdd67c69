import { createContext } from "react-router";
import type { Database } from "../database/open-database.server.ts";
import type { Banks } from "./features/checkout/checkout-deps.ts";
import type { PictureStore } from "./features/discovery/pictures/picture-store.server.ts";
import type { Clock } from "./platform/clock.server.ts";
import type { Environment } from "./platform/environment.server.ts";
import type { JobSender } from "./platform/jobs.server.ts";
import type { Log } from "./platform/log.server.ts";
import type { Outage } from "./platform/outage.server.ts";
import type { PageLifetime } from "./platform/page-lifetime.server.ts";
import type { AddressLimit, RateLimit } from "./platform/rate-limit.server.ts";

/** What the doors hand to the verbs of the rooms. */
export type School = {
	readonly db: Database;
	readonly jobs: JobSender;
	readonly clock: Clock;
	readonly log: Log;
	readonly environment: Environment;
	readonly limits: SchoolLimits;
	readonly banks: Banks;
	/** Pictures of pages for messengers. */
	readonly pictures: PictureStore;
	/** What titles in their addresses are signed with. */
	readonly pictureKey: string;
	/** True while stand-ins take the place of banks: pages that lead to a payment say so. */
	readonly isDemoPayment: boolean;
};

/** How often one visitor may do what costs the school something; what is counted by address counts visitors. */
export type SchoolLimits = {
	/** Forms that send letters and have somebody called back, orders among them. */
	readonly requestsByAddress: AddressLimit;
	/** By phone, E.164. */
	readonly requestsByPhone: RateLimit;
	/** By mailbox that letters about them go to, in small letters. */
	readonly requestsByEmail: RateLimit;
	/** Trial lessons booked, moved and called off, whosever. */
	readonly trialsByAddress: AddressLimit;
	/** By id of a request: trial lessons that its owner books, moves and calls off. */
	readonly bookingsByRequest: RateLimit;
	/** Changes of requests, whosever. */
	readonly changesByAddress: AddressLimit;
	/** By id of a request: what its owner changes of it. */
	readonly changesByRequest: RateLimit;
	/** Ways to the bank from the pages of orders, whosever. */
	readonly paymentsByAddress: AddressLimit;
	/** By secret of an order: ways to the bank. */
	readonly paymentsByOrder: RateLimit;
	/** Invoices asked for by their number, and ways to the bank from their pages. */
	readonly invoicesByAddress: AddressLimit;
	readonly commentsByAddress: AddressLimit;
	/** Answers to the question about cookies. */
	readonly cookieChoicesByAddress: AddressLimit;
	/** Promo codes that nobody knows. */
	readonly promoCodesByAddress: AddressLimit;
	/** Posts opened. */
	readonly viewsByAddress: AddressLimit;
	/** Notifications of a bank that nobody signed, from outside its networks. */
	readonly notificationsByAddress: AddressLimit;
	/** Passwords, codes and secrets of staff. */
	readonly signInsByAddress: AddressLimit;
};

/** Who asks: kept out of logs, used for limits and the consent ledger. */
export type Visitor = {
	readonly ip: string | undefined;
	readonly agent: string | undefined;
	readonly requestId: string;
};

export const schoolContext = createContext<School>();
export const visitorContext = createContext<Visitor>();
export const pageLifetimeContext = createContext<PageLifetime>();
/** The nonce of this one rendering (`app/first-script/script-mark.ts`). */
export const scriptMarkContext = createContext<string>();
/** Where the hall notes that a page failed by an outage, for the street to answer. */
export const outageContext = createContext<{ found?: { readonly outage: Outage; readonly error: unknown } }>();
