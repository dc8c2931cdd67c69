const COOKIE = "orbita_order";
/** Longer than any payment may take. */
const MAX_AGE_SECONDS = 4 * 24 * 60 * 60;

/** `Set-Cookie` that lets this browser find the order again that it has placed last. Scripts cannot read it. */
export function orderCookie(token: string, isSecure: boolean): string {
	return `${COOKIE}=${token}; Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export function readOrderToken(cookies: string | null): string | undefined {
	return new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{20,64})(?:;|$)`).exec(cookies ?? "")?.[1];
}
