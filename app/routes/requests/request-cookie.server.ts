const COOKIE = "orbita_request";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** `Set-Cookie` that lets this browser see its own request again. Scripts cannot read it. */
export function requestCookie(token: string, isSecure: boolean): string {
	return `${COOKIE}=${token}; Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export function readRequestToken(cookies: string | null): string | undefined {
	for (const part of (cookies ?? "").split(";")) {
		const [name, value] = part.trim().split("=");
		if (name === COOKIE && value && /^[A-Za-z0-9_-]{20,64}$/.test(value)) return value;
	}
	return undefined;
}
