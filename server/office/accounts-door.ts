import { setTimeout as pause } from "node:timers/promises";
import { getStaff } from "../../app/features/staff/get-staff.server.ts";
import { ACCOUNTS_PATH } from "../../app/features/staff/open-staff-accounts.server.ts";
import type { Staff } from "../../app/records/staff.ts";
import { type HeardFailure, hearFailures } from "../../database/hear-failures.server.ts";
import type { StreetContext } from "../street/street-app.ts";
import { readRequestUrl } from "../street/visitor.ts";
import { answerFailure, answerInvalid } from "./answer.ts";
import type { OfficeMetrics, OfficeParts } from "./office-parts.ts";
import { noteRename, OWN_ACCOUNT, type OwnChange, readFactorCode, readOwnChange } from "./own-account.ts";
import { storableJson } from "./read-json.ts";
import { type Asked, refuseAsking } from "./refuse-asking.ts";
import { revealOutage } from "./reveal-outage.ts";
import { withAddress } from "./with-address.ts";

/** The paths at which the code of a second factor is verified. */
const PROVING = new Set(["/two-factor/verify-totp", "/two-factor/verify-backup-code"]);

/** Asks for a letter with the way to a new password. */
const FORGOTTEN = "/request-password-reset";
/**
 * As long as the answer to that takes at least. It says the same for every address; without this, those that have an account would be told by
 * the time that their letter takes to be written.
 */
const EVEN_MS = 500;

/** `/api/auth/*`: signing in and out, passwords, sessions, the second factor. */
export async function answerAccounts(c: StreetContext, parts: OfficeParts, metrics: OfficeMetrics): Promise<Response> {
	const { db, environment, log } = parts.school;
	const visitor = c.get("visitor");
	const path = c.req.path.slice(environment.BASE_PATH.length - 1 + ACCOUNTS_PATH.length);
	const heard: HeardFailure = {};
	try {
		const answer = await hearFailures(heard, () => askAccounts(c, parts, { path, ...visitor }));
		if (answer.status >= 500) await revealOutage(db, heard);
		return answer;
	} catch (error) {
		return answerFailure(c, { error, log, metrics, requestId: visitor.requestId, path: ACCOUNTS_PATH + path });
	}
}

async function askAccounts(c: StreetContext, parts: OfficeParts, asked: Asked): Promise<Response> {
	const refusal = await refuseAsking(c, parts, asked);
	if (refusal) return refusal;
	const { path } = asked;
	const headers = withAddress(c);
	const body = c.req.method === "GET" ? undefined : storableJson(await c.req.text());
	const forward: Forward = (json) => forwardToAccounts(c, parts, { headers, body: json });
	if (body === undefined) return forward(undefined);
	if (path === FORGOTTEN) return (await Promise.all([forward(body), pause(EVEN_MS)]))[0];
	if (PROVING.has(path)) {
		const proof = readFactorCode(body);
		return proof.success ? forward(JSON.stringify(proof.data)) : answerInvalid(c, proof.error);
	}
	if (path !== OWN_ACCOUNT) return forward(body);
	const change = readOwnChange(body);
	if (!change.success) return answerInvalid(c, change.error);
	const staff = await getStaff(parts.accounts, headers);
	return changeOwnAccount(parts, { change: change.data, staff, forward, ...asked });
}

/** Passes the request to better-auth with this body, if there is one. */
type Forward = (body: string | undefined) => Promise<Response>;

async function forwardToAccounts(
	c: StreetContext,
	{ accounts, school: { environment } }: OfficeParts,
	{ headers, body }: { readonly headers: Headers; readonly body: string | undefined },
): Promise<Response> {
	const url = readRequestUrl(c.env.incoming, environment.TRUST_PROXY, environment.publicUrl);
	// The path that was checked, however else the address could be parsed.
	url.pathname = c.req.path;
	// Of the body as it came.
	headers.delete("content-length");
	const init: RequestInit = { method: c.req.method, headers, ...(body === undefined ? {} : { body }) };
	const response = await accounts.handler(new Request(url, init));
	const answer = new Response(response.body, response);
	answer.headers.set("Cache-Control", "no-store");
	return answer;
}

type Renaming = Pick<Asked, "ip" | "requestId"> & {
	readonly change: OwnChange;
	readonly staff: Staff | undefined;
	readonly forward: Forward;
};

async function changeOwnAccount(
	{ school: { db, clock } }: OfficeParts,
	{ change, staff, forward, ip, requestId }: Renaming,
): Promise<Response> {
	const answer = await forward(JSON.stringify(change));
	if (staff && answer.ok) await noteRename(db, change, { staff, ip, requestId, now: clock.now() });
	return answer;
}
