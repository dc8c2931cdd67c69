import type { ConsentKind, RequestKind } from "../../../../database/request-types.ts";
import type { GuideSlug } from "../guide-slugs.ts";
import type { RequestFormRules } from "../rules/request-input.ts";

export type FormConsentKind = Exclude<ConsentKind, "cookies">;

export type FormConsent = {
	readonly kind: FormConsentKind;
	/** Of the document, without the language. */
	readonly path: string;
	/** Of the document that the visitor sees: `privacy:3`. */
	readonly version: string;
	readonly required: boolean;
};

/** What a request form needs to be drawn, the same for every visitor: what it asks for, the offer among its consents, and all around that. */
export type RequestFormView = Omit<RequestFormRules, "needsOffer"> & {
	readonly kind: RequestKind;
	/** The door that takes it, without the language; `/request` when there is none. With script it is posted to `{target}/submit`. */
	readonly target?: string | undefined;
	/** What else the address carries that it is posted to. */
	readonly extra?: Readonly<Record<string, string>> | undefined;
	/** The course that is asked about, when there is one. */
	readonly course: { readonly slug: string; readonly title: string } | undefined;
	/** The tariff that is asked about, or that the chosen group is of. */
	readonly tariffCode: string | undefined;
	readonly tariffName: string | undefined;
	/** The guide that is asked for. */
	readonly guide: GuideSlug | undefined;
	/** Groups to choose from, all under the one offer that stands among the consents; empty where no group can be held. */
	readonly starts: readonly FormStart[];
	/** For how many days a place in the chosen one is held. */
	readonly holdDays: number;
	/** The group that was chosen before the form opened; of a waiting list, the one that is waited for. */
	readonly startId: string | undefined;
	/** When the group begins that a waiting list is about, and its own zone; undefined where it is about no single one. */
	readonly awaited: Pick<FormStart, "at" | "zone"> | undefined;
	readonly asksWishes: boolean;
	/** A manager calls: {@link RequestFormView.promise} says when. */
	readonly promisesCall: boolean;
	/** In the order of the form; only `ads` is optional. */
	readonly consents: readonly FormConsent[];
	/** Whether somebody answers now, and when if not: a sentence in the language of the page. */
	readonly promise: string;
	/** Until this moment the promise is true, and the documents are the ones in force: a page with the form is kept no longer. */
	readonly validUntil: Date;
	readonly phone: { readonly number: string; readonly label: string };
};

export type FormStart = {
	readonly id: string;
	readonly at: Date;
	readonly zone: string;
	readonly seatsFree: number;
	/** Of the tariff that it is a group of; undefined where the form names one for all. */
	readonly tariffName: string | undefined;
};
