import { readCookie, writeCookie } from "../shared/cookie.ts";

/** What a visitor answered about cookies. */
export type CookieChoice = "all" | "necessary";

/** Raise it when a new purpose needs a new answer: older ones count no more. */
const VERSION = "1";
const NAME = "cookie_consent";
/** Half a year, as the privacy policy says. */
const LIFETIME_S = 180 * 24 * 60 * 60;

/** Matches a `document.cookie` in which the question is answered; for the first script of a page, which imports nothing. */
export const ANSWERED = `(?:^|; )${NAME}=(?:all|necessary)\\.${VERSION}(?:;|$)`;
/** On the root while the question is open. */
export const ASKING = "data-asking";

export function isCookieChoice(value: unknown): value is CookieChoice {
	return value === "all" || value === "necessary";
}

/** The answer in a `Cookie` header or in `document.cookie`; undefined when there is none or it is an answer to an older question. */
export function readCookieChoice(cookies: string | null | undefined): CookieChoice | undefined {
	const [choice, version] = (readCookie(cookies, NAME) ?? "").split(".");
	return version === VERSION && isCookieChoice(choice) ? choice : undefined;
}

/** For `Set-Cookie` and for `document.cookie`; scripts read it, so it is not `HttpOnly`. */
export function writeCookieChoice(choice: CookieChoice, isSecure: boolean): string {
	return writeCookie(NAME, `${choice}.${VERSION}`, { maxAgeS: LIFETIME_S, isSecure });
}
