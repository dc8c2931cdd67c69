import { randomBytes } from "node:crypto";
import { type Answer, type Call, isRecord, json, readJson } from "../../exchange.ts";
import { ACCOUNTS } from "../accounts.ts";
import type { Desk } from "../bank.ts";
import { cancelPayment } from "./cancel.ts";
import { findInitFault } from "./check-init.ts";
import { findReceiptFault, receiptTotal } from "./check-receipt.ts";
import type { TbankPayment } from "./payment.ts";
import { refuse } from "./refusal.ts";
import type { Till } from "./till.ts";
import { tokenOf } from "./token.ts";

type Params = Record<string, unknown>;

const FIRST_ID = 3_000_000_000;

/** `/v2/<Method>` and `/cashbox/SendClosingReceipt`: a signed JSON, answered with 200 whatever happened. */
export async function answerApi(call: Call, till: Till, desk: Desk): Promise<Answer> {
	const params = readJson(call.body);
	if (call.method !== "POST" || !isRecord(params)) return json(400, { Success: false, ErrorCode: "203" });
	if (params.TerminalKey !== ACCOUNTS.tbank.terminalKey) return refuse("501");
	if (params.Token !== tokenOf(params, ACCOUNTS.tbank.password)) return refuse("204");
	if (call.path === "/v2/Init") return init(call, params, till, desk);
	if (call.path === "/v2/CheckOrder") return checkOrder(params, till);
	const payment = till.find(String(params.PaymentId));
	if (!payment) return refuse("7", "Платёж не найден.");
	switch (call.path) {
		case "/v2/GetState":
			return json(200, { ...stateOf(payment), Params: [{ Key: "Route", Value: "ACQ" }] });
		case "/v2/Confirm":
			return confirm(payment, params, till);
		case "/v2/Cancel":
			return cancelPayment(payment, params, till);
		case "/cashbox/SendClosingReceipt":
			return closeReceipt(payment, params, till);
		default:
			return { status: 404 };
	}
}

async function init(call: Call, params: Params, till: Till, desk: Desk): Promise<Answer> {
	const fault = findInitFault(params);
	if (fault) return refuse(fault);
	if (till.findByOrder(String(params.OrderId))) return refuse("20");
	const last = Number(till.list().at(-1)?.id ?? FIRST_ID);
	const address = (value: unknown) => (typeof value === "string" ? value : undefined);
	const payment = till.save({
		// Counts on from the clock, so that a bank that forgot everything gives no number twice.
		id: String(Math.max(desk.now().getTime(), last + 1)),
		code: randomBytes(6).toString("base64url"),
		orderId: String(params.OrderId),
		amount: Number(params.Amount),
		left: Number(params.Amount),
		status: "NEW",
		errorCode: "0",
		payType: params.PayType === "T" ? "T" : "O",
		language: params.Language === "en" ? "en" : "ru",
		hasReceipt: params.Receipt !== undefined,
		notificationUrl: address(params.NotificationURL),
		successUrl: address(params.SuccessURL),
		failUrl: address(params.FailURL),
		createdAt: desk.now().toISOString(),
		pan: undefined,
		cancels: {},
		isClosed: false,
	});
	if (desk.isEarly()) await till.charge(payment, "220138******0013");
	return json(200, { ...stateOf(payment), PaymentURL: `${desk.baseOf(call)}/new/${payment.code}` });
}

function checkOrder(params: Params, till: Till): Answer {
	const payment = till.findByOrder(String(params.OrderId));
	if (!payment) return refuse("7");
	const { PaymentId, Amount, Status, Success, ErrorCode } = stateOf(payment);
	const { TerminalKey, OrderId } = stateOf(payment);
	const Payments = [{ PaymentId, Amount, Status, Success, ErrorCode }];
	return json(200, { Success: true, ErrorCode: "0", TerminalKey, OrderId, Payments });
}

async function confirm(payment: TbankPayment, params: Params, till: Till): Promise<Answer> {
	if (payment.status !== "AUTHORIZED") return refuse("8");
	const left = params.Amount === undefined ? payment.left : Number(params.Amount);
	if (left > payment.left) return refuse("330");
	return json(200, stateOf(await till.move(payment, { status: "CONFIRMED", left })));
}

function closeReceipt(payment: TbankPayment, { Receipt }: Params, till: Till): Answer {
	if (payment.status !== "CONFIRMED" && payment.status !== "PARTIAL_REFUNDED") return refuse("8");
	const fault = findReceiptFault(Receipt, receiptTotal(Receipt));
	if (fault) return refuse(fault);
	till.save({ ...payment, isClosed: true });
	return json(200, { Success: true, ErrorCode: "0" });
}

/** What answers have in common. */
function stateOf(payment: TbankPayment) {
	return {
		Success: true,
		ErrorCode: "0",
		TerminalKey: ACCOUNTS.tbank.terminalKey,
		Status: payment.status,
		PaymentId: payment.id,
		OrderId: payment.orderId,
		Amount: payment.left,
	};
}
