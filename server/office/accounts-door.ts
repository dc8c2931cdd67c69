import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { getStaff } from "../../app/features/staff/get-staff.server.ts";
import { ACCOUNTS_PATH, ADDRESS_HEADER } from "../../app/features/staff/open-staff-accounts.server.ts";
import { addressKey } from "../../app/platform/rate-limit.server.ts";
import { type HeardFailure, hearFailures } from "../../database/hear-failures.server.ts";
import { isForeignOrigin, ownHosts } from "../addresses/foreign-origin.ts";
import { hasNul } from "../addresses/split-address.ts";
import { readRequestUrl, readVisitor } from "../street/visitor.ts";
import { answerFailure, answerInvalid, answerRefusal } from "./answer.ts";
import type { OfficeParts } from "./office-parts.ts";
import { noteRename, OWN_ACCOUNT, readFactorCode, readOwnChange } from "./own-account.ts";
import { storableJson } from "./read-json.ts";
import { revealOutage } from "./reveal-outage.ts";

/** What the screens use; everything else that better-auth could do is not there. */
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
/** Where a secret can be guessed, by somebody who comes or at a screen that was left open. */
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

/** Where the code of a second factor is proved. */
const PROVING = new Set(["/two-factor/verify-totp", "/two-factor/verify-backup-code"]);

/** A request of the street, of somebody who need not be signed in. */
type StreetContext = Context<{ Bindings: HttpBindings }>;

/** `/api/auth/*`: signing in and out, passwords, sessions, the second factor. */
export async function answerAccounts(c: StreetContext, parts: OfficeParts): Promise<Response> {
	const { db, environment, log } = parts.school;
	const visitor = readVisitor(c.env.incoming, environment.TRUST_PROXY);
	const path = c.req.path.slice(environment.BASE_PATH.length - 1 + ACCOUNTS_PATH.length);
	const heard: HeardFailure = {};
	try {
		const answer = await hearFailures(heard, () => askAccounts(c, parts, { path, ...visitor }));
		if (answer.status >= 500) await revealOutage(db, heard);
		return answer;
	} catch (error) {
		return answerFailure(c, { error, log, requestId: visitor.requestId, path: ACCOUNTS_PATH + path });
	}
}

type Asked = { readonly path: string; readonly ip: string | undefined; readonly requestId: string };

async function askAccounts(
	c: StreetContext,
	{ accounts, school }: OfficeParts,
	{ path, ip, requestId }: Asked,
): Promise<Response> {
	const { environment, limits } = school;
	if (!OPEN.has(path) || hasNul(c.env.incoming.url ?? "")) return answerRefusal(c, "notFound");
	const url = readRequestUrl(c.env.incoming, environment.TRUST_PROXY, environment.publicUrl);
	const isForeign = isForeignOrigin(c.req.header("origin") ?? "null", url, ownHosts(environment));
	const refusal = c.req.method === "GET" ? undefined : refuseWriting(c, isForeign);
	if (refusal) return refusal;
	if (GUESSED.has(path) && !(await limits.signInsByAddress.take(addressKey(ip)))) {
		c.header("Retry-After", "300");
		return answerRefusal(c, "tooMany");
	}
	const headers = new Headers(c.req.raw.headers);
	headers.set(ADDRESS_HEADER, ip ?? "");
	// Of the body as it came.
	headers.delete("content-length");
	const body = c.req.method === "GET" ? undefined : storableJson(await c.req.text());
	const ask = async (text = body) => {
		const init: RequestInit = { method: c.req.method, headers, ...(text === undefined ? {} : { body: text }) };
		const response = await accounts.handler(new Request(url, init));
		const answer = new Response(response.body, response);
		answer.headers.set("Cache-Control", "no-store");
		return answer;
	};
	if (body !== undefined && PROVING.has(path)) {
		const proof = readFactorCode(body);
		return proof.success ? ask(JSON.stringify(proof.data)) : answerInvalid(c, proof.error);
	}
	if (path !== OWN_ACCOUNT || body === undefined) return ask();
	const change = readOwnChange(body);
	if (!change.success) return answerInvalid(c, change.error);
	const staff = await getStaff(accounts, headers);
	const answer = await ask(JSON.stringify(change.data));
	if (staff && answer.ok) await noteRename(school.db, change.data, { staff, ip, requestId, now: school.clock.now() });
	return answer;
}

function refuseWriting(c: StreetContext, isForeign: boolean): Response | undefined {
	if (isForeign) return answerRefusal(c, "foreign");
	const isJson = /^application\/json\b/i.test(c.req.header("content-type") ?? "");
	return isJson ? undefined : answerRefusal(c, "malformed");
}
