import { createHmac, timingSafeEqual } from "node:crypto";
import type { PreviewTarget } from "../../app/records/show-draft.server.ts";
import { WEEK_MS } from "../../app/shared/durations.ts";
import { isLocale } from "../../app/shared/localized.ts";
import { isResourceName } from "../../app/shared/staff-rights.ts";

/** How long a link to a saved draft is valid: it may be passed on to someone who is to read it first. */
export const LINK_LIFE_MS = WEEK_MS;

/** A signed token that names what to show and until when. */
export function signPreview({ resource, id, draft, locale }: PreviewTarget, until: Date, secret: string): string {
	const payload = Buffer.from(JSON.stringify([resource, id ?? "", draft ?? "", locale, until.getTime()])).toString(
		"base64url",
	);
	return `${payload}.${signatureOf(payload, secret)}`;
}

/** What a token names; undefined when the signature is not ours or the token has expired. */
export function readPreview(token: string, now: Date, secret: string): PreviewTarget | undefined {
	const [payload = "", signature = ""] = token.split(".");
	const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, secret))];
	if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	const [resource, id, draft, locale, until] = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
	if (!isResourceName(resource) || !isLocale(locale) || until < now.getTime()) return undefined;
	return { resource, id: id || undefined, draft: draft || undefined, locale };
}

function signatureOf(payload: string, secret: string): string {
	return createHmac("sha256", secret).update(`preview ${payload}`).digest("base64url");
}
