import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../shared/durations.ts";
import { askForErasure } from "../../privacy/ask-for-erasure.server.ts";
import { carryOutErasure } from "../../privacy/carry-out-erasure.server.ts";
import { eraseOldOrders } from "../../privacy/erase-old-orders.server.ts";
import { listenToErasures } from "../../privacy/erasure-deps.fixture.ts";
import { getMyErasure } from "../../privacy/get-my-erasure.server.ts";
import { createErasureResource } from "../../privacy/office/erasures.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "./cancel-order.server.ts";

const OTHER = { name: "Пётр", surname: "Семёнов", phone: "+79037654321", email: "petr@example.com" };
const STAFF = { id: "staff", name: "Вера", mayOverrule: true };

describe("a buyer who never sent a request", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	afterEach(async () => {
		for (const table of ["paymentEvent", "payment", "outgoingMessage", "courseOrder"] as const)
			await school.db.deleteFrom(table).execute();
	});

	const { told, deps } = listenToErasures();

	async function carryOutWishAbout(orderId: string) {
		const { id } = await school.db
			.selectFrom("erasureRequest")
			.where("orderId", "=", orderId)
			.select("id")
			.executeTakeFirstOrThrow();
		return carryOutErasure(school.db, { id, staff: STAFF, now: school.clock.now() }, deps);
	}

	test("asks to be forgotten by the secret of his order, once, and staff see whose wish it is", async () => {
		const now = school.clock.now();
		const { id, token, number } = await school.placed({ ads: true });
		expect(await getMyErasure(school.db, { token })).toEqual({
			by: "orderId",
			due: undefined,
			refusal: undefined,
			isDone: false,
		});
		expect(await getMyErasure(school.db, { token: "nobody" })).toBeUndefined();
		expect(await askForErasure(school.db, { token: "nobody", now })).toBe(false);
		expect(await askForErasure(school.db, { token, now })).toBe(true);
		expect(await askForErasure(school.db, { token, now })).toBe(true);
		const due = new Date(now.getTime() + 30 * DAY_MS);
		expect(await getMyErasure(school.db, { token })).toMatchObject({ due });
		const wishes = await school.db.selectFrom("erasureRequest").selectAll().execute();
		expect(wishes).toMatchObject([{ requestId: null, orderId: id, status: "new" }]);
		const wish = String(wishes[0]?.id);
		expect(await createErasureResource(deps).read(school.db, [wish])).toMatchObject([
			{ id: wish, number: null, orderId: id, orderNumber: number, name: "Анна", requests: 0, orders: 1 },
		]);
	});

	test("is forgotten: an order that came to nothing loses its person, one that stays is written to no more", async () => {
		const now = school.clock.now();
		const gone = await school.placed({ key: "gone", ads: true });
		await school.db.updateTable("courseOrder").set({ state: "expired" }).where("id", "=", gone.id).execute();
		const paid = await school.placed({ key: "paid", ads: true, roistat: "4711", visitorZone: "Asia/Omsk" });
		await school.db.updateTable("courseOrder").set({ state: "paid" }).where("id", "=", paid.id).execute();
		const stranger = await school.placed({ key: "stranger", ads: true, customer: OTHER });
		await askForErasure(school.db, { token: paid.token, now });
		const { id } = await school.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		const { customerEmail, locale } = await school.order(paid.id);
		told.length = 0;
		const done = await carryOutErasure(school.db, { id, staff: STAFF, now }, deps);
		expect(done).toMatchObject({ ok: true, value: { requests: 0, orders: 1 } });
		expect(told).toEqual([{ erasureId: id, email: customerEmail, locale }]);
		expect(await school.order(gone.id)).toMatchObject({ customerName: "", customerPhone: "", customerEmail: "" });
		const traces = { ip: null, agent: null, roistat: null, visitorZone: null };
		expect(await school.order(paid.id)).toMatchObject({ customerName: "Анна", ...traces });
		expect(await school.order(stranger.id)).toMatchObject({ customerName: "Пётр" });
		const consents = await school.db.selectFrom("consent").select(["orderId", "ip", "withdrawnAt"]).execute();
		expect(consents).toContainEqual({ orderId: paid.id, ip: null, withdrawnAt: now });
		expect(consents).toContainEqual({ orderId: gone.id, ip: null, withdrawnAt: null });
		expect(consents).toContainEqual({ orderId: stranger.id, ip: "192.0.2.1", withdrawnAt: null });
		expect(await getMyErasure(school.db, { token: paid.token })).toMatchObject({ due: undefined, isDone: true });
	});

	test("is forgotten also in an order that came of somebody else's request, and in one that comes to nothing later", async () => {
		const now = school.clock.now();
		const [strange, open] = [await school.placed({ key: "strange" }), await school.placed({ key: "open" })];
		const requestId = await school.addRequest("test-course", { token: "strange", phone: "+79990001122" });
		await school.db
			.updateTable("courseOrder")
			.set({ requestId, state: "cancelled" })
			.where("id", "=", strange.id)
			.execute();
		await askForErasure(school.db, { token: open.token, now });
		await carryOutWishAbout(open.id);
		expect(await school.order(strange.id)).toMatchObject({ customerEmail: "" });
		const keep = { now, keepDays: 1095 };
		expect(await eraseOldOrders(school.db, keep, deps)).toBe(0);
		expect(await school.order(open.id)).toMatchObject({ customerName: "Анна", ip: null });
		await cancelOrder(school.db, { orderId: open.id, by: "Вера" }, school.deps);
		expect(await eraseOldOrders(school.db, keep, deps)).toBe(1);
		expect(await school.order(open.id)).toMatchObject({ customerName: "", customerEmail: "" });
		await school.db.deleteFrom("contactRequest").execute();
	});

	test("stays with a cancelled order while its bank's page, which cannot be shut, may be paid", async () => {
		const { banks, db, deps: bankDeps } = school;
		const now = school.clock.now();
		const { id, token } = await school.placed({ key: "sber", paymentType: "instalment_sber", months: 12 });
		await startPayment(db, { token }, bankDeps);
		banks.yookassa.set(banks.yookassa.last(), "created");
		await db.updateTable("payment").set({ state: "created" }).where("orderId", "=", id).execute();
		banks.yookassa.cancelMode = "refused";
		await cancelOrder(db, { token, by: "customer" }, bankDeps);
		await askForErasure(db, { token, now });
		await carryOutWishAbout(id);
		const keep = { now, keepDays: 1095 };
		expect(await eraseOldOrders(db, keep, deps)).toBe(0);
		expect(await school.order(id)).toMatchObject({ state: "cancelled", customerName: "Анна" });
		await school.tell("yookassa", "failed");
		expect(await eraseOldOrders(db, keep, deps)).toBe(1);
		expect(await school.order(id)).toMatchObject({ customerName: "", customerEmail: "" });
	});

	test("leaves nothing of why staff cancelled his order; what a program noted stays", async () => {
		const now = school.clock.now();
		const { id, token } = await school.placed({ key: "cancelled" });
		const event = {
			orderId: id,
			event: "cancel",
			fromState: "awaiting_payment",
			toState: "cancelled",
			details: "{}",
		} as const;
		await school.db
			.insertInto("courseOrderEvent")
			.values([
				{ ...event, event: "payment_failed", by: "bank", reason: "insufficient_funds", toState: "awaiting_payment" },
				{ ...event, by: "Вера", reason: "Анна болеет" },
			])
			.execute();
		const message = { channel: "letter", kind: "any", status: "delivered", orderId: id } as const;
		await school.db
			.insertInto("outgoingMessage")
			.values(
				["insufficient_funds", "Анна болеет"].map((reason) => ({ ...message, details: JSON.stringify({ reason }) })),
			)
			.execute();
		await school.db.updateTable("courseOrder").set({ state: "cancelled" }).where("id", "=", id).execute();
		await askForErasure(school.db, { token, now });
		await carryOutWishAbout(id);
		const events = await school.db.selectFrom("courseOrderEvent").where("orderId", "=", id).select("reason").execute();
		const messages = await school.db
			.selectFrom("outgoingMessage")
			.where("orderId", "=", id)
			.select("details")
			.execute();
		expect(events.map(({ reason }) => reason).filter(Boolean)).toEqual(["insufficient_funds"]);
		expect(messages.map(({ details }) => details)).toEqual(
			expect.arrayContaining([{ reason: "insufficient_funds" }, { reason: null }]),
		);
	});

	test("loses earlier unpaid orders too when a later request of the same phone is erased", async () => {
		const now = school.clock.now();
		const { id, token } = await school.placed({ key: "before" });
		await school.db.updateTable("courseOrder").set({ state: "cancelled" }).where("id", "=", id).execute();
		const { customerPhone: phone } = await school.order(id);
		await school.db
			.insertInto("contactRequest")
			.values({
				...{ token: "later", kind: "callback", locale: "ru", name: "Анна", channel: "call", utm: "{}" },
				...{ phone, phoneRaw: phone, repeatKeyPhone: phone, respondBy: now, idempotencyKey: "k", contentHash: "h" },
			})
			.execute();
		await askForErasure(school.db, { token: "later", now });
		const wish = await school.db
			.selectFrom("erasureRequest")
			.where("requestId", "is not", null)
			.select("id")
			.executeTakeFirstOrThrow();
		const done = await carryOutErasure(school.db, { id: wish.id, staff: STAFF, now }, deps);
		expect(done).toMatchObject({ ok: true, value: { requests: 1, orders: 1 } });
		expect(await school.order(id)).toMatchObject({ customerName: "", customerPhone: "", token });
	});
});
