import { APIError, type GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import { TWO_FACTOR_ERROR_CODES } from "better-auth/plugins";
import type { Database } from "../../../database/open-database.server.ts";
import { createSharedRateLimit } from "../../../database/shared-rate-limit.server.ts";
import type { Clock } from "../../platform/clock.server.ts";
import type { RateLimit } from "../../platform/rate-limit.server.ts";
import { MINUTE_MS } from "../../shared/durations.ts";

/**
 * A code can be valid for a minute and a half: its half minute, the one before and the one after. The clocks of processes differ a little.
 */
const CODE_LIFE_MS = 2 * MINUTE_MS;

/** Codes of second factors that were tried, in the database: for all processes, and for one that starts anew. */
export function openUsedCodes(db: Database, clock: Clock): RateLimit {
	return createSharedRateLimit(db, { name: "factor codes", tries: 1, windowMs: CODE_LIFE_MS, clock });
}

/**
 * Takes the code that is to identify a person, before better-auth checks it. A code that he has tried already is refused as a wrong one,
 * and another may follow: better-auth itself would accept a code as often as it is sent. Source: RFC 6238, 5.2.
 */
export async function refuseUsedCode(context: GenericEndpointContext, used: RateLimit): Promise<void> {
	const userId = await findProved(context);
	if (!userId || (await used.take(`${userId} ${context.body.code}`))) return;
	throw new APIError("UNAUTHORIZED", TWO_FACTOR_ERROR_CODES.INVALID_CODE);
}

/** Who is signed in, or waits for his code with the cookie of his password, as better-auth finds him. */
async function findProved(context: GenericEndpointContext): Promise<string | undefined> {
	const session = await getSessionFromCtx(context);
	if (session) return session.user.id;
	const { createAuthCookie, internalAdapter, secret } = context.context;
	const waiting = await context.getSignedCookie(createAuthCookie("two_factor").name, secret);
	const verification = waiting ? await internalAdapter.findVerificationValue(waiting) : null;
	return verification?.value;
}
