import { readCookie, writeCookie } from "../../shared/cookie.ts";

const COOKIE = "orbita_order";
/** Longer than any payment may take. */
const LIFETIME_S = 4 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{20,64}$/;

/** `Set-Cookie` that lets this browser find the order again that it has placed last. Scripts cannot read it. */
export function orderCookie(token: string, isSecure: boolean): string {
	return writeCookie(COOKIE, token, { maxAgeS: LIFETIME_S, isSecure, isHidden: true });
}

export function readOrderToken(cookies: string | null): string | undefined {
	const token = readCookie(cookies, COOKIE);
	return token && TOKEN.test(token) ? token : undefined;
}
