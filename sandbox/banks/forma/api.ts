import { randomUUID } from "node:crypto";
import { type Answer, type Call, isRecord, json, readJson } from "../../exchange.ts";
import { ACCOUNTS } from "../accounts.ts";
import type { Desk } from "../bank.ts";
import { describe, type FormaApplication, isCooling, readProduct } from "./application.ts";
import { checkOrder } from "./check-order.ts";
import type { Counter } from "./counter.ts";

const ORDER = /^\/api\/partners\/v2\/orders\/([^/]+)\/(info|commit|cancel)$/;
const CREATE = /^\/api\/partners\/v2\/orders\/create(-demo)?$/;

/** `/api/partners/v2/orders/…`: creating needs no password, everything else does. */
export async function answerApi(call: Call, counter: Counter, desk: Desk): Promise<Answer> {
	const create = CREATE.exec(call.path);
	if (create) return createOrder(call, { counter, desk, isDemo: create[1] !== undefined });
	const [, number = "", what] = ORDER.exec(call.path) ?? [];
	if (!what || call.method !== (what === "info" ? "GET" : "POST")) return refuse(404, "not found");
	const user = readUser(call);
	if (!user) return refuse(401, "unauthorized");
	const application = counter.get(decodeURIComponent(number));
	if (!application) return refuse(404, "no such order");
	// A demo order belongs to a user of its own.
	if (user.isDemo !== application.isDemo) return refuse(403, "forbidden");
	if (what === "info") return json(200, describe(application, desk.now()));
	return what === "commit" ? commit(application, counter, desk) : cancel(application, counter, desk);
}

async function createOrder(
	call: Call,
	{ counter, desk, isDemo }: { counter: Counter; desk: Desk; isDemo: boolean },
): Promise<Answer> {
	const body = readJson(call.body);
	const checked = call.method === "POST" && isRecord(body) ? checkOrder(body, isDemo) : undefined;
	if (!isRecord(body) || !checked) return refuse(400, "bad request");
	const id = String(body.orderNumber);
	const before = counter.get(id);
	const link = (code: string) => json(200, { id: code, link: `${desk.baseOf(call)}/online/${code}` });
	if (before)
		return before.fingerprint === call.body ? link(before.code) : refuse(422, "another order has this number");
	const address = (value: unknown) => (typeof value === "string" ? value : undefined);
	const application = counter.save({
		id,
		code: randomUUID(),
		isDemo,
		flow: String(body.demoFlow ?? "sms"),
		fingerprint: call.body,
		sum: checked.kopecks,
		items: checked.items,
		status: "new",
		committed: false,
		...readProduct(String(body.promoCode ?? "default")),
		coolingUntil: undefined,
		webhookUrl: address(body.webhookURL),
		successUrl: address(body.successURL),
		failUrl: address(body.failURL),
		returnUrl: address(body.returnURL),
		createdAt: desk.now().toISOString(),
	});
	if (desk.isEarly()) await counter.sign(await counter.move(application, { status: "approved" }));
	return link(application.code);
}

function commit(application: FormaApplication, counter: Counter, desk: Desk): Answer {
	const mayCommit = application.status === "signed" && !isCooling(application, desk.now());
	if (!mayCommit) return refuse(422, "not in this state");
	return json(200, describe(counter.save({ ...application, committed: true }), desk.now()));
}

async function cancel(application: FormaApplication, counter: Counter, desk: Desk): Promise<Answer> {
	const isOver = application.committed || application.status === "canceled" || application.status === "rejected";
	if (isOver) return refuse(422, "not in this state");
	return json(200, describe(await counter.move(application, { status: "canceled" }), desk.now()));
}

function readUser(call: Call): { isDemo: boolean } | undefined {
	const { showcaseId, password } = ACCOUNTS.forma;
	const [, encoded = ""] = /^Basic (\S+)$/.exec(call.headers.authorization ?? "") ?? [];
	const given = Buffer.from(encoded, "base64").toString("utf8");
	if (given === `${showcaseId}:${password}`) return { isDemo: false };
	return given === `demo-${showcaseId}:${password}` ? { isDemo: true } : undefined;
}

export function refuse(status: number, message: string): Answer {
	return json(status, { errors: [message] });
}
