import { withoutKey } from "../../../shared/secret-paths.ts";
import { typedLine } from "./typed-text.ts";

/* What comes with a form without being typed. It is never a reason to refuse: invalid values are dropped. */

const ADDRESS_LIMIT = 500;
const UTM_LIMIT = 100;
const UTM_COUNT = 12;

/** Names of versions of legal documents, such as `privacy:3 personal-data:1`. */
export function readDocuments(value: string): string | null {
	return /^[a-z-]{1,30}:[0-9]{1,6}(?: [a-z-]{1,30}:[0-9]{1,6}){0,9}$/.test(value) ? value : null;
}

/** The visit identifier: up to 20 digits, or `nocookie` (integrations, section 5). */
export function readRoistat(value: string): string | null {
	return /^(?:[0-9]{1,20}|nocookie)$/.test(value) ? value : null;
}

/** A path of the site or an http(s) address, up to 500 characters, without what is the key to a page: it goes to managers and their CRM. */
export function readAddress(value: string): string | null {
	if (value.length > ADDRESS_LIMIT || /[\s\p{Cc}\\]/u.test(value)) return null;
	const isAddress = /^\/(?!\/)/.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));
	return isAddress ? withoutKey(value) : null;
}

/** Values of `utm_…` fields by their full names: at most 12, each cut to 100 characters. */
export function readUtm(values: Readonly<Record<string, unknown>>): Record<string, string> {
	const utm: Record<string, string> = {};
	for (const [name, value] of Object.entries(values)) {
		if (typeof value !== "string" || !/^utm_[a-z_]{1,24}$/.test(name)) continue;
		const text = typedLine(value.slice(0, UTM_LIMIT));
		if (text !== "" && Object.keys(utm).length < UTM_COUNT) utm[name] = text;
	}
	return utm;
}

/** 16 to 64 letters, digits, `_` or `-`, made by the browser at first input. */
export function readIdempotencyKey(value: string): string | null {
	return /^[A-Za-z0-9_-]{16,64}$/.test(value) ? value : null;
}

/** Epoch milliseconds of 13 digits: from 2001 to 2286. */
export function readStartedAt(value: string): Date | null {
	return /^[1-9][0-9]{12}$/.test(value) ? new Date(Number(value)) : null;
}

/** A form between first input and submit in less than this was not filled in by a person. */
const SHORTEST_FILL_MS = 250;

/** Whether a form was sent sooner than a person could fill it in; false where it does not say when it was begun, or names a future time. */
export function isTooFast(startedAt: Date | null | undefined, now: Date): boolean {
	if (!startedAt) return false;
	const filledIn = now.getTime() - startedAt.getTime();
	return filledIn >= 0 && filledIn < SHORTEST_FILL_MS;
}

/** An IANA zone this runtime knows; bare offsets are none. */
export function readZone(value: string): string | null {
	if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(value)) return null;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone;
	} catch {
		return null;
	}
}
