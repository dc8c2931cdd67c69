import { randomUUID } from "node:crypto";
import { type Answer, type Call, isRecord, json, readJson } from "../../exchange.ts";
import { ACCOUNTS } from "../accounts.ts";
import type { Desk } from "../bank.ts";
import type { Idempotency } from "../idempotency.ts";
import type { Cashbox } from "./cashbox.ts";
import { checkPayment, readMetadata } from "./check-payment.ts";
import { readReceipt, readRoubles } from "./check-receipt.ts";
import { describe, describeRefund } from "./payment.ts";

type Parts = { readonly cashbox: Cashbox; readonly desk: Desk; readonly idempotency: Idempotency };
type Body = Record<string, unknown>;

const LONGEST_KEY = 64;

/** `/v3/…`: Basic authorization, JSON, and an idempotence key with everything that does something. */
export async function answerApi(call: Call, parts: Parts): Promise<Answer> {
	const { shopId, secretKey } = ACCOUNTS.yookassa;
	const expected = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString("base64")}`;
	if (call.headers.authorization !== expected) return refuse(401, "invalid_credentials");
	if (call.method === "GET") return read(call, parts);
	const key = call.headers["idempotence-key"]?.toString() ?? "";
	if (call.method !== "POST" || key === "" || key.length > LONGEST_KEY)
		return refuse(400, "invalid_request", "Idempotence-Key");
	const body = readJson(call.body);
	if (!isRecord(body)) return refuse(400, "invalid_request");
	const answer = await parts.idempotency.once(key, `${call.path}\n${call.body}`, () => write(call, body, parts));
	return answer === "conflict" ? refuse(400, "invalid_request", "Idempotence-Key") : answer;
}

function read(call: Call, { cashbox, desk }: Parts): Answer {
	const base = desk.baseOf(call);
	const id = /^\/v3\/payments\/([\w-]+)$/.exec(call.path)?.[1];
	if (id) {
		const payment = cashbox.get(id);
		return payment ? json(200, describe(payment, base)) : refuse(404, "not_found");
	}
	if (call.path === "/v3/refunds") return listRefunds(call, cashbox);
	if (call.path !== "/v3/payments") return refuse(404, "not_found");
	const limit = Number(call.query.get("limit") ?? 10);
	if (!(limit >= 1 && limit <= 100)) return refuse(400, "invalid_request", "limit");
	const since = call.query.get("created_at.gte") ?? "";
	const found = cashbox
		.list()
		.filter(({ createdAt }) => createdAt >= since)
		.reverse();
	const start = Number(call.query.get("cursor") ?? 0);
	const items = found.slice(start, start + limit).map((payment) => describe(payment, base));
	const hasMore = found.length > start + limit;
	return json(200, { type: "list", items, ...(hasMore ? { next_cursor: String(start + limit) } : {}) });
}

/** Those of one payment, the newest first. */
function listRefunds(call: Call, cashbox: Cashbox): Answer {
	const payment = cashbox.get(call.query.get("payment_id") ?? "");
	const items = payment?.refunds?.toReversed().map((made) => describeRefund(payment, made)) ?? [];
	return json(200, { type: "list", items });
}

async function write(call: Call, body: Body, parts: Parts): Promise<Answer> {
	switch (call.path) {
		case "/v3/payments":
			return createPayment(call, body, parts);
		case "/v3/refunds":
			return createRefund(body, parts.cashbox);
		case "/v3/receipts":
			return createReceipt(body, parts.cashbox);
		default:
			return refuse(404, "not_found");
	}
}

async function createPayment(call: Call, body: Body, { cashbox, desk }: Parts): Promise<Answer> {
	const checked = checkPayment(body);
	if (!checked.ok) return refuse(400, "invalid_request", checked.parameter);
	const { kopecks, ...wanted } = checked.payment;
	const payment = cashbox.save({
		id: randomUUID(),
		...wanted,
		amount: kopecks,
		refunded: 0,
		status: "pending",
		reason: undefined,
		loanOption: undefined,
		suspendedUntil: undefined,
		isChecking: false,
		description: String(body.description ?? ""),
		hasReceipt: body.receipt !== undefined,
		createdAt: desk.now().toISOString(),
	});
	const answer = json(200, describe(payment, desk.baseOf(call)));
	if (desk.isEarly()) await cashbox.move(payment, { status: "succeeded" });
	return answer;
}

async function createRefund(body: Body, cashbox: Cashbox): Promise<Answer> {
	const payment = cashbox.get(String(body.payment_id));
	if (!payment) return refuse(404, "not_found", "payment_id");
	const kopecks = readRoubles(body.amount);
	const left = payment.amount - payment.refunded;
	if (payment.status !== "succeeded" || !kopecks || kopecks > left) return refuse(400, "invalid_request", "amount");
	const isReceiptMissing = payment.hasReceipt && kopecks < left && body.receipt === undefined;
	const isReceiptWrong = body.receipt !== undefined && readReceipt(body.receipt) !== kopecks;
	if (isReceiptMissing || isReceiptWrong) return refuse(400, "invalid_request", "receipt");
	const metadata = readMetadata(body.metadata);
	if (!metadata) return refuse(400, "invalid_request", "metadata");
	const made = { id: randomUUID(), kopecks, metadata };
	return json(200, describeRefund(await cashbox.refund(payment, made), made));
}

function createReceipt(body: Body, cashbox: Cashbox): Answer {
	const payment = cashbox.get(String(body.payment_id));
	if (payment?.status !== "succeeded") return refuse(404, "not_found", "payment_id");
	const settlements = Array.isArray(body.settlements) ? (body.settlements as unknown[]) : [];
	const settled = settlements.reduce<number>(
		(sum, item) => sum + ((isRecord(item) && readRoubles(item.amount)) || 0),
		0,
	);
	const isRight = body.type === "payment" && body.send === true && settled > 0 && readReceipt(body) === settled;
	if (!isRight) return refuse(400, "invalid_request", "settlements");
	return json(200, {
		id: `rt-${randomUUID()}`,
		type: "payment",
		payment_id: payment.id,
		status: "pending",
		items: body.items,
	});
}

export function refuse(status: number, code: string, parameter?: string): Answer {
	const error = { type: "error", id: randomUUID(), code, description: "See the documentation" };
	return json(status, parameter ? { ...error, parameter } : error);
}
