import { readCookie, writeCookie } from "../../shared/cookie.ts";

const COOKIE = "orbita_request";
const LIFETIME_S = 30 * 24 * 60 * 60;
/** A guide asked for after a trial lesson must not make the browser forget the lesson, its discount and its place. */
const MOST_TOKENS = 4;
/** A character that is valid in a cookie but occurs in no token. */
const BETWEEN = ".";
const TOKEN = /^[A-Za-z0-9_-]{20,64}$/;

/** `Set-Cookie` that lets this browser see its own requests again. Scripts cannot read it. */
export function requestCookie(tokens: readonly string[], isSecure: boolean): string {
	return writeCookie(COOKIE, tokens.join(BETWEEN), { maxAgeS: LIFETIME_S, isSecure, isHidden: true });
}

/** The secrets of this browser's latest requests, the newest first. */
export function readRequestTokens(cookies: string | null): readonly string[] {
	const tokens = (readCookie(cookies, COOKIE) ?? "").split(BETWEEN).filter((token) => TOKEN.test(token));
	return [...new Set(tokens)].slice(0, MOST_TOKENS);
}

/** With one secret in front, whether it is new or was there before; the oldest makes room. */
export function putFirst(token: string, tokens: readonly string[]): readonly string[] {
	return [token, ...tokens.filter((other) => other !== token)].slice(0, MOST_TOKENS);
}
