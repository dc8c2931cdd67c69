import { expect, test } from "vitest";
import { tokenOf } from "./tbank/token.ts";
import { basic, cardForm, ITEM, openTestDesk, pathOf, RECEIPT, SESSION, STRIPE } from "./test-desk.fixture.ts";

const SESSIONS = "/stripe/v1/checkout/sessions";

test.each([
	["a wrong terminal", { TerminalKey: "Nobody" }, "501"],
	["no order id", { OrderId: "" }, "212"],
	["a long order id", { OrderId: "x".repeat(37) }, "212"],
	["nothing to pay", { Amount: 0 }, "620"],
	["less than a rouble", { Amount: 99 }, "251"],
	["parts of a kopeck", { Amount: 100.5 }, "201"],
	["a long description", { Description: "x".repeat(141) }, "213"],
	["another language", { Language: "de" }, "201"],
	["a strange address", { NotificationURL: "ftp://x" }, "201"],
	["too much data", { DATA: { ["x".repeat(21)]: "1" } }, "208"],
	["a receipt of another sum", { Amount: 9_999 }, "334"],
	["a receipt without a contact", { Receipt: { ...RECEIPT, Email: undefined } }, "329"],
	["an empty receipt", { Receipt: { ...RECEIPT, Items: [] } }, "309"],
	["a line that does not sum", { Receipt: { ...RECEIPT, Items: [{ ...ITEM, Quantity: 2 }] } }, "308"],
	["a line without a tax", { Receipt: { ...RECEIPT, Items: [{ ...ITEM, Tax: undefined }] } }, "201"],
])("T-Bank refuses %s", async (_, changes, code) => {
	await using desk = await openTestDesk();
	expect(await desk.tbank("Init", desk.order(changes))).toMatchObject({ Success: false, ErrorCode: code });
});

test("T-Bank refuses a wrong token, a second order of the same number and what it cannot do now", async () => {
	await using desk = await openTestDesk();
	expect(await desk.tbank("Init", desk.order(), "guess")).toMatchObject({ ErrorCode: "204" });
	const made = await desk.tbank("Init", desk.order());
	expect(made).toMatchObject({ Success: true, Status: "NEW", Amount: 10_000, PaymentId: expect.any(String) });
	expect(await desk.tbank("Init", desk.order())).toMatchObject({ ErrorCode: "20" });
	expect(await desk.tbank("CheckOrder", { OrderId: "A-2" })).toMatchObject({ ErrorCode: "7" });
	expect(await desk.tbank("Confirm", { PaymentId: made.PaymentId })).toMatchObject({ ErrorCode: "8" });
	expect(await desk.tbank("Cancel", { PaymentId: made.PaymentId })).toMatchObject({ Status: "CANCELED" });
	expect(await desk.tbank("Cancel", { PaymentId: made.PaymentId })).toMatchObject({ ErrorCode: "8" });
});

test("T-Bank's second stage takes what was held, a part is given back with its receipt only", async () => {
	await using desk = await openTestDesk();
	const made = await desk.tbank("Init", desk.order({ PayType: "T" }));
	await desk.post(pathOf(made.PaymentURL), cardForm("2201382000000013"));
	expect(desk.heard.map(({ Status }) => Status)).toEqual(["AUTHORIZED"]);
	expect(desk.heard[0]?.Token).toBe(tokenOf(desk.heard[0] ?? {}, "stand-in-password"));
	expect(await desk.tbank("Confirm", { PaymentId: made.PaymentId })).toMatchObject({ Status: "CONFIRMED" });
	const part = { PaymentId: made.PaymentId, Amount: 4_000 };
	expect(await desk.tbank("Cancel", part)).toMatchObject({ ErrorCode: "309" });
	const Receipt = { ...RECEIPT, Items: [{ ...ITEM, Price: 4_000, Amount: 4_000 }] };
	expect(await desk.tbank("Cancel", { ...part, Receipt })).toMatchObject({
		Status: "PARTIAL_REFUNDED",
		OriginalAmount: 10_000,
		NewAmount: 6_000,
	});
	expect(desk.heard.at(-1)).toMatchObject({ Status: "PARTIAL_REFUNDED", Amount: 6_000 });
});

test.each([
	["held", "T", "REVERSED"],
	["taken", "O", "REFUNDED"],
])("T-Bank's Cancel without a sum says what it made of money that was %s", async (_, PayType, Status) => {
	await using desk = await openTestDesk();
	const made = await desk.tbank("Init", desk.order({ PayType }));
	await desk.post(pathOf(made.PaymentURL), cardForm("2201382000000013"));
	const answer = await desk.tbank("Cancel", { PaymentId: made.PaymentId });
	expect(answer).toMatchObject({ Status, OriginalAmount: 10_000, NewAmount: 0 });
	expect(desk.heard.at(-1)).toMatchObject({ Status });
});

test.each([
	["a number that is none", { card_number: "4242424242424241" }],
	["an old card", { card_expiry: "01/20" }],
	["a thirteenth month", { card_expiry: "13/39" }],
	["a short code", { card_cvc: "12" }],
])("a payment page asks again for %s and speaks the order's language", async (_, changes) => {
	await using desk = await openTestDesk();
	const made = await desk.tbank("Init", desk.order({ Language: "en" }));
	const page = await desk.post(pathOf(made.PaymentURL), cardForm("2201382000000013", changes));
	expect(page.text).toContain('role="alert">Check the');
	expect(page.text).toContain('<html lang="en"');
	expect(desk.heard).toEqual([]);
});

test("pages let forms go to themselves and to the shop, and nothing else at all", async () => {
	await using desk = await openTestDesk();
	const made = await desk.tbank("Init", desk.order());
	const page = await fetch(String(made.PaymentURL));
	expect(page.headers.get("content-security-policy")).toBe(
		`default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${desk.shopUrl}; base-uri 'none'; frame-ancestors 'none'`,
	);
	expect(await page.text()).not.toMatch(/<script|https?:\/\/(?!127)/);
	expect((await fetch(`${desk.url()}/tbank/new/unknown`)).status).toBe(404);
});

test("a form that nobody paid runs out after a day", async () => {
	await using desk = await openTestDesk();
	let now = new Date();
	await desk.restart({ now: () => now });
	const made = await desk.tbank("Init", desk.order());
	now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
	expect(await desk.tbank("GetState", { PaymentId: made.PaymentId })).toMatchObject({ Status: "DEADLINE_EXPIRED" });
	await desk.post(pathOf(made.PaymentURL), cardForm("2201382000000013"));
	expect(desk.heard).toEqual([]);
});

test.each([
	["no mode", SESSION.replace("mode=payment&", ""), "mode"],
	["an unknown parameter", `${SESSION}&colour=red`, "colour"],
	["a sum too small", SESSION.replace("=500", "=49"), "line_items"],
	["half a cent", SESSION.replace("=500", "=500.5"), "line_items"],
	["another currency", SESSION.replace("=usd", "=rub"), "line_items"],
	["no address", SESSION.replace("success_url=http://s/", "success_url="), "success_url"],
])("Stripe refuses %s and names the parameter", async (_, form, param) => {
	await using desk = await openTestDesk();
	const answer = await desk.post(SESSIONS, form, STRIPE);
	expect(answer.status).toBe(400);
	expect(answer.json()).toMatchObject({ error: { type: "invalid_request_error", param } });
});

test("Stripe wants its key, its version, and the same body under the same idempotency key", async () => {
	await using desk = await openTestDesk();
	expect((await desk.post(SESSIONS, SESSION, { authorization: "Bearer sk_test_guess" })).status).toBe(401);
	expect((await desk.post(SESSIONS, SESSION, { authorization: STRIPE.authorization })).status).toBe(400);
	const keyed = { ...STRIPE, "idempotency-key": "k1" };
	const first = await desk.post(SESSIONS, SESSION, keyed);
	expect(first.json()).toMatchObject({
		object: "checkout.session",
		status: "open",
		payment_status: "unpaid",
		amount_total: 500,
	});
	expect((await desk.post(SESSIONS, SESSION, keyed)).text).toBe(first.text);
	expect((await desk.post(SESSIONS, `${SESSION}&locale=en`, keyed)).json()).toMatchObject({
		error: { type: "idempotency_error" },
	});
});

const credit = {
	shopId: "stand-in-shop",
	showcaseId: "stand-in-showcase",
	sum: 100.5,
	items: [{ name: "Курс", quantity: 1, price: 100.5 }],
	orderNumber: "A-1",
};
const FORMA = "/forma/api/partners/v2/orders";

test.each([
	["a strange shop", { shopId: "x" }],
	["a sum that is not its items", { sum: 100 }],
	["parts of a kopeck", { sum: 100.505, items: [{ name: "Курс", quantity: 1, price: 100.505 }] }],
	["no number", { orderNumber: undefined }],
	["nothing bought", { items: [] }],
	["a flow of demo orders", { demoFlow: "sms" }],
])("forma refuses %s", async (_, changes) => {
	await using desk = await openTestDesk();
	expect((await desk.post(`${FORMA}/create`, { ...credit, ...changes })).status).toBe(400);
});

test("forma creates without a password and tells nothing without one", async () => {
	await using desk = await openTestDesk();
	expect((await desk.post(`${FORMA}/create`, credit)).json()).toMatchObject({
		link: expect.stringContaining("/forma/online/"),
	});
	const info = (user: string, number = "A-1") =>
		fetch(`${desk.url()}${FORMA}/${number}/info`, { headers: basic(user) });
	expect((await info("stand-in-showcase:guess")).status).toBe(401);
	expect((await info("demo-stand-in-showcase:stand-in-password")).status).toBe(403);
	expect((await info("stand-in-showcase:stand-in-password", "A-2")).status).toBe(404);
	expect(await (await info("stand-in-showcase:stand-in-password")).json()).toMatchObject({
		status: "new",
		order_amount: 100.5,
	});
	expect((await desk.post(`${FORMA}/A-1/commit`, "", basic("stand-in-showcase:stand-in-password"))).status).toBe(422);
});

const sum = { value: "100.00", currency: "RUB" };
const line = {
	description: "Курс",
	quantity: "1.00",
	amount: sum,
	vat_code: 1,
	payment_mode: "full_prepayment",
	payment_subject: "service",
};
const purchase = {
	amount: sum,
	capture: true,
	confirmation: { type: "redirect", return_url: "http://s/" },
	receipt: { customer: { email: "a@example.ru" }, tax_system_code: 2, items: [line] },
};
const YOOKASSA = basic("100500:test_stand_in");

test.each([
	["a number for a sum", { amount: { value: 100, currency: "RUB" } }, "amount"],
	["one decimal", { amount: { value: "100.0", currency: "RUB" } }, "amount"],
	["dollars", { amount: { ...sum, currency: "USD" } }, "amount"],
	["too small a loan", { payment_method_data: { type: "sber_loan" } }, "amount"],
	["no return", { confirmation: { type: "redirect" } }, "confirmation.return_url"],
	["metadata that is no text", { metadata: { a: 1 } }, "metadata"],
	["a receipt of another sum", { receipt: { ...purchase.receipt, items: [line, line] } }, "receipt"],
	["a receipt without a contact", { receipt: { ...purchase.receipt, customer: {} } }, "receipt"],
])("YooKassa refuses %s and names the parameter", async (_, changes, parameter) => {
	await using desk = await openTestDesk();
	const answer = await desk.post(
		"/yookassa/v3/payments",
		{ ...purchase, ...changes },
		{ ...YOOKASSA, "idempotence-key": "k" },
	);
	expect(answer.status).toBe(400);
	expect(answer.json()).toMatchObject({ type: "error", code: "invalid_request", parameter });
});

test("YooKassa wants its password and an idempotence key, which answers alike", async () => {
	await using desk = await openTestDesk();
	const create = (headers: Record<string, string>) => desk.post("/yookassa/v3/payments", purchase, headers);
	expect((await create({ ...basic("100500:guess"), "idempotence-key": "k" })).status).toBe(401);
	expect((await create(YOOKASSA)).json()).toMatchObject({ parameter: "Idempotence-Key" });
	const keyed = { ...YOOKASSA, "idempotence-key": "k" };
	const first = await create(keyed);
	expect(first.json()).toMatchObject({ status: "pending", paid: false, amount: sum, test: true });
	expect((await create(keyed)).text).toBe(first.text);
	expect((await desk.post("/yookassa/v3/payments", { ...purchase, description: "x" }, keyed)).status).toBe(400);
});
