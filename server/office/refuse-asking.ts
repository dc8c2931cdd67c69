import { hasNul } from "../addresses/split-address.ts";
import type { StreetContext } from "../street/street-app.ts";
import { answerRefusal } from "./answer.ts";
import { isForeignWriting } from "./is-foreign-writing.ts";
import type { OfficeParts } from "./office-parts.ts";

/** The addresses of better-auth that the screens use; all others answer that there is nothing. */
const OPEN = new Set([
	"/sign-in/email",
	"/sign-out",
	"/get-session",
	"/list-sessions",
	"/revoke-session",
	"/revoke-other-sessions",
	"/change-password",
	"/update-user",
	"/request-password-reset",
	"/reset-password",
	"/two-factor/enable",
	"/two-factor/disable",
	"/two-factor/verify-totp",
	"/two-factor/verify-backup-code",
	"/two-factor/generate-backup-codes",
]);
/** Those at which a secret can be guessed, by a stranger or at a screen that was left open: tries are counted. */
const GUESSED = new Set([
	"/sign-in/email",
	"/two-factor/verify-totp",
	"/two-factor/verify-backup-code",
	"/request-password-reset",
	"/reset-password",
	"/change-password",
	"/two-factor/enable",
	"/two-factor/disable",
	"/two-factor/generate-backup-codes",
]);

/** A request to accounts: its path below theirs, and the address that it comes from. */
export type Asked = { readonly path: string; readonly ip: string | undefined; readonly requestId: string };

/** The refusal of a request that better-auth is not to see: not in use here, sent by another site, or one guess too many. */
export async function refuseAsking(
	c: StreetContext,
	{ school: { environment, limits } }: OfficeParts,
	{ path, ip }: Asked,
): Promise<Response | undefined> {
	if (!OPEN.has(path) || hasNul(c.env.incoming.url ?? "")) return answerRefusal(c, "notFound");
	if (c.req.method !== "GET") {
		if (isForeignWriting(c, environment)) return answerRefusal(c, "foreign");
		const isJson = /^application\/json\b/i.test(c.req.header("content-type") ?? "");
		if (!isJson) return answerRefusal(c, "malformed");
	}
	if (GUESSED.has(path) && !(await limits.signInsByAddress.take({ ip }))) {
		c.header("Retry-After", "300");
		return answerRefusal(c, "tooMany");
	}
	return undefined;
}
