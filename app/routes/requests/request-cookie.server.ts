const COOKIE = "orbita_request";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** A guide asked for after a trial lesson must not make the browser forget the lesson, its discount and its place. */
const MOST_TOKENS = 4;
/** Legal in a cookie, and in no token. */
const BETWEEN = ".";

/** `Set-Cookie` that lets this browser see its own requests again. Scripts cannot read it. */
export function requestCookie(tokens: readonly string[], isSecure: boolean): string {
	const value = tokens.join(BETWEEN);
	return `${COOKIE}=${value}; Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The secrets of this browser's last requests, newest first. */
export function readRequestTokens(cookies: string | null): readonly string[] {
	for (const part of (cookies ?? "").split(";")) {
		const [name, value] = part.trim().split("=");
		if (name !== COOKIE || !value) continue;
		const tokens = value.split(BETWEEN).filter((token) => /^[A-Za-z0-9_-]{20,64}$/.test(token));
		return [...new Set(tokens)].slice(0, MOST_TOKENS);
	}
	return [];
}

/** With one secret in front, whether it is new or was there before; the oldest makes room. */
export function putFirst(token: string, tokens: readonly string[]): readonly string[] {
	return [token, ...tokens.filter((other) => other !== token)].slice(0, MOST_TOKENS);
}
