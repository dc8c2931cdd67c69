import { createHmac, timingSafeEqual } from "node:crypto";
import type { PreviewTarget } from "../../app/records/show-draft.server.ts";
import { WEEK_MS } from "../../app/shared/durations.ts";
import { isLocale } from "../../app/shared/localized.ts";
import { isResourceName } from "../../app/shared/staff-rights.ts";

/** How long a link to a saved draft is valid: it may be passed on to someone who is to read it first. */
export const LINK_LIFE_MS = WEEK_MS;

/** What a link shows, and who of the staff has made it: it is worth no more than that person's rights. */
export type PreviewLink = { readonly target: PreviewTarget; readonly staffId: string };

/** A signed token that names what to show, who shows it and until when. */
export function signPreview({ target, staffId }: PreviewLink, until: Date, secret: string): string {
	const { resource, id, draft, locale } = target;
	const named = [resource, id ?? "", draft ?? "", locale, until.getTime(), staffId];
	const payload = Buffer.from(JSON.stringify(named)).toString("base64url");
	return `${payload}.${signatureOf(payload, secret)}`;
}

/** What a token names; undefined when the signature is not ours or the token has expired. */
export function readPreview(token: string, now: Date, secret: string): PreviewLink | undefined {
	const [payload = "", signature = ""] = token.split(".");
	const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, secret))];
	if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	const [resource, id, draft, locale, until, staffId] = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
	if (!isResourceName(resource) || !isLocale(locale) || until < now.getTime() || !staffId) return undefined;
	return { target: { resource, id: id || undefined, draft: draft || undefined, locale }, staffId };
}

function signatureOf(payload: string, secret: string): string {
	return createHmac("sha256", secret).update(`preview ${payload}`).digest("base64url");
}
