/** The value of the first cookie of that name in a `Cookie` header or in `document.cookie`, as it was written; undefined without one. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
	for (const part of (cookies ?? "").split(";")) {
		const [key, ...value] = part.trim().split("=");
		if (key === name) return value.join("=");
	}
	return undefined;
}

type CookieRules = {
	/** How long the browser keeps the cookie, in seconds; 0 deletes it. */
	readonly maxAgeS: number;
	/** Whether the cookie is sent over HTTPS only. */
	readonly isSecure: boolean;
	/** Whether scripts cannot read the cookie. */
	readonly isHidden?: boolean;
};

/**
 * A cookie for the whole host, for `Set-Cookie` and, unless it is hidden, for `document.cookie` (RFC 6265). Forms of other sites do not
 * send it, links from them do. The value must consist of characters that a cookie may contain.
 */
export function writeCookie(name: string, value: string, { maxAgeS, isSecure, isHidden = false }: CookieRules): string {
	const rules = ["Path=/", ...(isHidden ? ["HttpOnly"] : []), "SameSite=Lax", ...(isSecure ? ["Secure"] : [])];
	return [`${name}=${value}`, `Max-Age=${maxAgeS}`, ...rules].join("; ");
}
