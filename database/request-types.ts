import type { ColumnType, Generated } from "kysely";
import type { CONSENT_KINDS, ERASURE_STATUSES } from "../app/shared/consent-kinds.ts";
import type { Locale } from "../app/shared/localized.ts";
import type { Messenger } from "../app/shared/messengers.ts";
import type { Currency } from "../app/shared/money.ts";
import type { ESCALATIONS, REQUEST_KINDS, REQUEST_STATUSES } from "../app/shared/request-states.ts";
import type { CreatedAt, Instant, Json, OptionalInstant, UpdatedAt, VersionedRow } from "./column-types.ts";

export type RequestKind = (typeof REQUEST_KINDS)[number];
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Requests with what happened to them, what their people agreed to, and who wants to be forgotten. */
export type RequestTables = {
	contactRequest: VersionedRow & {
		number: Generated<number>;
		token: string;
		kind: RequestKind;
		status: Generated<RequestStatus>;
		lostReason: string | null;
		owner: string | null;
		locale: Locale;
		name: string;
		surname: string | null;
		phoneRaw: string;
		phone: string;
		email: string | null;
		channel: Messenger;
		handle: string | null;
		childAge: number | null;
		isRepresentative: Generated<boolean>;
		courseId: string | null;
		tariffId: string | null;
		startId: string | null;
		wishedAt: string | null;
		visitorZone: string | null;
		message: string | null;
		/** What the request is about in addition to a course. */
		subject: string | null;
		answers: Json<object> | null;
		page: string | null;
		referrer: string | null;
		utm: Json<Record<string, string>>;
		roistat: string | null;
		discountPercent: number | null;
		discountMinor: number | null;
		discountCurrency: Currency | null;
		discountUntil: OptionalInstant;
		/** The discounted price, and of which tariff; null for discounts stored before prices were. */
		discountPrice: number | null;
		discountTariffId: string | null;
		respondBy: Instant;
		firstResponseAt: OptionalInstant;
		idempotencyKey: string;
		contentHash: string;
		repeatKeyPhone: string;
		repeatKeyEmail: string | null;
		/** For a request for a guide: which guide, and the secret in the address of its file. */
		guide: string | null;
		guideKey: string | null;
		crmId: string | null;
		ip: string | null;
		agent: string | null;
		/** The account of the member of staff who is responsible; `owner` is the name that the visitor is told. */
		ownerId: string | null;
		/** When to call, if a later call was agreed or the visitor asked for another one. */
		callAt: OptionalInstant;
		firstResponseBy: string | null;
		firstResponseName: string | null;
		/** In working time. */
		firstResponseSeconds: number | null;
		mergedInto: string | null;
		erasedAt: OptionalInstant;
		/** When the next call is due; null when none is. Computed by the database. */
		dueAt: ColumnType<Date | null, never, never>;
		searchText: ColumnType<string, never, never>;
	};
	requestEscalation: { requestId: string; kind: (typeof ESCALATIONS)[number]; createdAt: CreatedAt };
	contactRequestEvent: {
		id: Generated<string>;
		requestId: string;
		kind:
			| "created"
			| "repeated"
			| "changed"
			| "status"
			| "call"
			| "note"
			| "owner"
			| "merged"
			| "erased"
			/** The visitor was told that the course can be joined: at most one per request. */
			| "opening"
			/** The same message, from before the person asked to wait again. */
			| "opened"
			/** An order of the same person was paid, or refunded as a whole. */
			| "order";
		details: Json<object>;
		by: Generated<string>;
		/** The account of a member of staff. */
		byId: string | null;
		createdAt: CreatedAt;
	};
	consent: {
		id: Generated<string>;
		requestId: string | null;
		commentId: string | null;
		orderId: string | null;
		kind: ConsentKind;
		granted: boolean;
		documentKind: string | null;
		documentNumber: number | null;
		documentLocale: Locale | null;
		documentHash: string | null;
		page: string | null;
		ip: string | null;
		agent: string | null;
		createdAt: CreatedAt;
		withdrawnAt: OptionalInstant;
		withdrawnThrough: string | null;
		acknowledgedAt: OptionalInstant;
		acknowledgedBy: string | null;
	};
	erasureRequest: {
		id: Generated<string>;
		requestId: string | null;
		/** For a buyer without a request. */
		orderId: string | null;
		/** For a payer without an order. */
		invoiceId: string | null;
		commentId: string | null;
		status: Generated<(typeof ERASURE_STATUSES)[number]>;
		/** When erasure was last requested: what the person has sent since then stays. */
		askedAt: UpdatedAt;
		dueAt: Instant;
		createdAt: CreatedAt;
		decidedAt: OptionalInstant;
		decidedBy: string | null;
		refusal: string | null;
		/** Of whoever was forgotten, in the CRM. */
		deals: Generated<string[]>;
		updatedAt: UpdatedAt;
		version: Generated<number>;
	};
};
