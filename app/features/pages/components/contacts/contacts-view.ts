/** What the page of contacts says of the school, in one language. */
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
	/** Stretches of days off that are not over, the nearest first. */
	readonly holidays: readonly HolidayStretch[];
	readonly address: string;
	readonly requisites: readonly { readonly key: RequisiteKey; readonly value: string }[];
};

/** Days in a row with the same hours; 0 is Monday. */
export type HoursRow = {
	readonly fromDay: number;
	readonly toDay: number;
	/** `09:00`–`21:00`; undefined on days off. */
	readonly times: readonly [opens: string, closes: string] | undefined;
};

export type HolidayStretch = {
	/** First and last day, `2026-12-31`; the same for a single day. */
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
