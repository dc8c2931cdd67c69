import type { HoursRow } from "../../../settings/opening-hours.ts";

/** What the contacts page shows of the school, in one language. */
export type ContactsView = {
	readonly phones: readonly { readonly number: string; readonly label: string; readonly note: string }[];
	readonly email: string;
	readonly channels: readonly {
		readonly kind: string;
		readonly url: string;
		readonly label: string;
		readonly note: string;
	}[];
	readonly hours: readonly HoursRow[];
	/** IANA zone of the hours. */
	readonly zone: string;
	/** Periods of days off that are not over yet, the nearest first. */
	readonly holidays: readonly HolidayStretch[];
	readonly address: string;
	readonly requisites: readonly { readonly key: RequisiteKey; readonly value: string }[];
};

export type HolidayStretch = {
	/** The first and the last day, for example `2026-12-31`; equal for a single day. */
	readonly from: string;
	readonly to: string;
	readonly names: readonly string[];
};

export type RequisiteKey =
	| "legalName"
	| "fullName"
	| "inn"
	| "kpp"
	| "ogrn"
	| "address"
	| "bank"
	| "bik"
	| "account"
	| "correspondentAccount"
	| "licence";
