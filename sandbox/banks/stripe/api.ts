import { type Answer, type Call, json } from "../../exchange.ts";
import { ACCOUNTS } from "../accounts.ts";
import type { Desk } from "../bank.ts";
import type { Idempotency } from "../idempotency.ts";
import { checkSession } from "./check-session.ts";
import { refundObject, sessionObject } from "./objects.ts";
import { type FormRecord, isForm, listOf, readForm, textOf, textsOf } from "./read-form.ts";
import { refuse, refuseAbsent, refuseParameter } from "./refusal.ts";
import { makeId, type Vault } from "./vault.ts";

type Parts = { readonly vault: Vault; readonly desk: Desk; readonly idempotency: Idempotency };

const SESSION = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/;

/** `/v1/…`: bearer key, forms in, JSON out. */
export async function answerApi(call: Call, parts: Parts): Promise<Answer> {
	if (call.headers.authorization !== `Bearer ${ACCOUNTS.stripe.secretKey}`) {
		return refuse(401, { message: "Invalid API Key provided" });
	}
	if (!call.headers["stripe-version"]) return refuse(400, { message: "No API version" });
	if (call.method === "GET") return read(call, parts);
	if (call.method !== "POST") return refuse(405, { message: "Unrecognized request method" });
	const key = call.headers["idempotency-key"];
	const act = () => write(call, parts);
	const answer = await parts.idempotency.once(key?.toString(), `${call.path}\n${call.body}`, act);
	if (answer !== "conflict") return answer;
	return refuse(400, {
		type: "idempotency_error",
		message: "Keys for idempotent requests can only be used with the same parameters",
	});
}

function read(call: Call, { vault, desk }: Parts): Answer {
	const query = readForm(call.query.toString());
	const expand = listOf(query.expand).map(String);
	if (call.path === "/v1/checkout/sessions") return list(call, query, { vault, base: desk.baseOf(call) });
	if (call.path === "/v1/refunds") return listRefunds(call, query, vault);
	const [, id = ""] = SESSION.exec(call.path) ?? [];
	const payment = vault.get(id);
	return payment ? json(200, sessionObject(payment, desk.baseOf(call), expand)) : refuseAbsent(id);
}

function list(call: Call, query: FormRecord, { vault, base }: { vault: Vault; base: string }): Answer {
	const limit = Number(query.limit ?? 10);
	if (!(limit >= 1 && limit <= 100)) return refuseParameter("limit");
	const since = isForm(query.created) ? Number(query.created.gte ?? 0) : 0;
	const found = vault
		.list()
		.filter((payment) => payment.created >= since && (!query.payment_intent || payment.intent === query.payment_intent))
		.reverse();
	const start = found.findIndex(({ id }) => id === query.starting_after) + 1;
	const data = found.slice(start, start + limit).map((payment) => sessionObject(payment, base));
	return json(200, { object: "list", url: call.path, has_more: found.length > start + limit, data });
}

/** Those of one intent, the newest first. */
function listRefunds(call: Call, query: FormRecord, vault: Vault): Answer {
	const intent = textOf(query.payment_intent) ?? "";
	const payment = vault.findByIntent(intent);
	if (!payment) return refuseAbsent(intent);
	const expand = listOf(query.expand).map((path) => String(path).replace(/^data\./, ""));
	const data = payment.refunds.toReversed().map((made) => refundObject(payment, made, expand));
	return json(200, { object: "list", url: call.path, has_more: false, data });
}

async function write(call: Call, parts: Parts): Promise<Answer> {
	const form = readForm(call.body);
	if (call.path === "/v1/checkout/sessions") return create(call, form, parts);
	if (call.path === "/v1/refunds") return refund(form, parts);
	const [, id = "", isExpiring] = SESSION.exec(call.path) ?? [];
	const payment = parts.vault.get(id);
	if (!payment || !isExpiring) return refuseAbsent(id);
	if (payment.status !== "open")
		return refuse(400, { message: "Only Checkout Sessions with a status of open can be expired" });
	const expired = await parts.vault.move(payment, { status: "expired" }, "checkout.session.expired");
	return json(200, sessionObject(expired, parts.desk.baseOf(call)));
}

async function create(call: Call, form: FormRecord, { vault, desk }: Parts): Promise<Answer> {
	const checked = checkSession(form);
	if (!checked.ok) return refuseParameter(checked.param, checked.code);
	const intent = form.payment_intent_data;
	const payment = vault.save({
		id: makeId("cs_test"),
		intent: makeId("pi"),
		charge: makeId("ch"),
		reference: textOf(form.client_reference_id) ?? "",
		amount: checked.amount,
		refunded: 0,
		status: "open",
		isTried: false,
		refusal: undefined,
		challenge: undefined,
		language: form.locale === "ru" ? "ru" : "en",
		email: textOf(form.customer_email),
		successUrl: textOf(form.success_url) ?? "",
		cancelUrl: textOf(form.cancel_url) ?? "",
		metadata: textsOf(form.metadata),
		intentMetadata: isForm(intent) ? textsOf(intent.metadata) : {},
		created: Math.floor(desk.now().getTime() / 1000),
		refunds: [],
	});
	const answer = json(200, sessionObject(payment, desk.baseOf(call)));
	if (desk.isEarly()) await vault.move(payment, { status: "complete", isTried: true }, "checkout.session.completed");
	return answer;
}

async function refund(form: FormRecord, { vault }: Parts): Promise<Answer> {
	const payment = vault.findByIntent(textOf(form.payment_intent) ?? "");
	if (!payment) return refuseAbsent(textOf(form.payment_intent) ?? "");
	if (payment.status !== "complete")
		return refuse(400, { code: "charge_already_refunded", message: "Nothing was charged" });
	const left = payment.amount - payment.refunded;
	const amount = form.amount === undefined ? left : Number(form.amount);
	if (left === 0) return refuse(400, { code: "charge_already_refunded", message: "Charge has already been refunded." });
	if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
		return refuseParameter("amount", "amount_too_large");
	const made = { id: makeId("re"), amount, metadata: textsOf(form.metadata) };
	const change = { refunded: payment.refunded + amount, refunds: [...payment.refunds, made] };
	const changed = await vault.move(payment, change, "charge.refunded");
	return json(200, refundObject(changed, made, listOf(form.expand).map(String)));
}
