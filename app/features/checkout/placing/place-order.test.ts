import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { money } from "../../../shared/money.ts";
import { priceBasket } from "../basket/price-basket.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";

const group = { courseSlug: "test-course", tariffCode: "group" };
const customer = (name: string) => ({
	name: "Анна",
	surname: "Орлова",
	phone: `+7903${String([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 10_000_000).padStart(7, "0")}`,
	email: `${name}@example.com`,
});

describe("an order", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout([
			buildCourse(),
			buildCourse({ slug: "small", starts: [oneSeat()] }),
			buildCourse({ slug: "soon", status: "in_development", starts: [] }),
		]);
		await school.addPromo({ code: "LETO", percent: 15 });
		await school.addPromo({ code: "FREE", percent: 100 });
		await school.addPromo({ code: "FIRST", percent: 10, firstOrderOnly: true });
		await school.addPromo({ code: "DOLLARS", percent: null, sumUsd: 25_00 });
	});
	afterAll(() => school.close());

	function oneSeat() {
		const [start] = buildCourse().starts;
		if (!start) throw new Error("no start");
		return { ...start, seats: 1, taken: 0 };
	}

	test("keeps the price, the lines, the documents and the history", async () => {
		const placed = await school.placed({
			lines: [group, { ...group, courseSlug: "small" }],
			roistat: "12345",
			learner: "Миша",
		});
		const order = await school.order(placed.id);
		expect(placed).toMatchObject({ state: "awaiting_payment", total: money(60_000_00, "RUB"), isRepeated: false });
		expect(order.number).toMatch(/^ORB-2026-\d{6}$/);
		expect(order.token).toMatch(/^[\w-]{32}$/);
		expect(order).toMatchObject({
			subtotal: 60_000_00,
			discount: 0,
			currency: "RUB",
			roistat: "12345",
			learner: "Миша",
		});
		expect(order.expiresAt).toEqual(new Date("2026-11-18T10:00:00Z"));
		expect(order.documents).toEqual(
			["offer-group", "privacy", "personal-data"].map((kind) => ({
				kind,
				number: 1,
				hash: `${kind}-hash`,
				locale: "ru",
				at: "2026-11-18T09:00:00.000Z",
			})),
		);
		expect(await school.history(placed.id)).toEqual(["place → awaiting_payment"]);
		expect(school.news).toContain("awaiting_payment");
	});

	test("charges the dollar list for a foreign card, whatever the language, and shows both", async () => {
		const placed = await school.placed({ paymentType: "card_foreign" });
		expect(placed.total).toEqual(money(400_00, "USD"));
		const basket = await priceBasket(school.db, {
			lines: [group],
			promoCode: null,
			locale: "en",
			paymentType: "card_ru",
			customer: null,
			requestTokens: [],
			now: school.clock.now(),
		});
		expect(basket.ok && basket.value.charged).toBe("RUB");
		expect(basket.ok && basket.value.totals.USD.total).toEqual(money(400_00, "USD"));
		expect(basket.ok && basket.value.lines[0]?.price.RUB.was).toEqual(money(40_000_00, "RUB"));
	});

	test("spreads the discount of a code over its lines to the kopeck", async () => {
		const placed = await school.placed({ lines: [group, { ...group, courseSlug: "small" }], promoCode: " leto " });
		expect(placed.total).toEqual(money(51_000_00, "RUB"));
		const lines = await school.db.selectFrom("courseOrderLine").where("orderId", "=", placed.id).selectAll().execute();
		expect(lines.map(({ discount }) => discount)).toEqual([4_500_00, 4_500_00]);
		expect(await school.promoState(placed.id)).toBe("reserved");
	});

	test("knows a code typed with Cyrillic letters that look Latin; one that has them itself goes first", async () => {
		const typed = "LEТО";
		const placed = await school.placed({ promoCode: typed });
		const order = await school.db.selectFrom("courseOrder").where("id", "=", placed.id).selectAll().executeTakeFirst();
		const codes = await school.db.selectFrom("promoCode").select(["id", "code"]).execute();
		expect(codes.find(({ id }) => id === order?.promoCodeId)?.code).toBe("LETO");
		expect(await school.promoState(placed.id)).toBe("reserved");
		await school.addPromo({ code: typed, percent: 50 });
		const half = await school.placed({ promoCode: typed, customer: customer("cyrillic") });
		expect(half.total).toEqual(money(15_000_00, "RUB"));
	});

	test("is refused with the reason when its code does not apply, and nothing is left behind", async () => {
		expect(await school.place({ promoCode: "NOBODY" })).toMatchObject({ ok: false, code: "promoUnknown" });
		expect(await school.place({ promoCode: "DOLLARS" })).toMatchObject({ ok: false, code: "promoCurrency" });
		const placed = await school.placed({ promoCode: "FIRST", customer: customer("first") });
		const again = await school.place({
			promoCode: "FIRST",
			customer: { ...customer("other"), email: "FIRST@example.com" },
		});
		expect(again).toMatchObject({ code: "promoFirstOrderOnly", basket: { promo: { isApplied: false } } });
		expect(await school.promoState(placed.id)).toBe("reserved");
	});

	test("of whoever has called an earlier one off, and got its money back, is the first one and uses the code anew", async () => {
		await school.addPromo({ code: "MINE", customerLimit: 1, firstOrderOnly: true });
		const mine = { promoCode: "MINE", customer: customer("again") };
		const order = await school.placed(mine);
		expect(await school.place(mine)).toMatchObject({ code: "promoCustomerLimit" });
		await cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps);
		await school.db.updateTable("courseOrder").set({ state: "refunded" }).where("id", "=", order.id).execute();
		expect(await school.place(mine)).toMatchObject({ ok: true });
	});

	test("without anything to pay is paid at once, without a bank", async () => {
		const start = await school.startOf("test-course");
		const placed = await school.placed({ promoCode: "FREE", lines: [{ ...group, startId: start.id }] });
		expect(placed).toMatchObject({ state: "paid", total: money(0, "RUB") });
		expect(await school.promoState(placed.id)).toBe("used");
		expect((await school.startOf("test-course")).seatsTaken).toBe(start.seatsTaken + 1);
		expect(await school.history(placed.id)).toEqual(["settle → paid"]);
		expect((await school.order(placed.id)).expiresAt).toBeNull();
		expect(school.banks.tbank.payments.size).toBe(0);
	});

	test.each([
		["ru", "card_ru"],
		["en", "card_foreign"],
	] as const)("that is free without a choice keeps the card of its language's currency: %s", async (locale, card) => {
		const { id } = await school.placed({ promoCode: "FREE", paymentType: "free", locale });
		expect(await school.order(id)).toMatchObject({ state: "paid", mode: "single", paymentType: card, months: null });
	});

	test("that is free no more is told its price instead of waiting for a payment that nobody has chosen", async () => {
		expect(await school.place({ paymentType: "free" })).toMatchObject({ ok: false, code: "priceChanged" });
	});

	test("does not use up a code that is worth nothing on it", async () => {
		await school.db
			.updateTable("tariff")
			.set({ priceRub: 0, oldPriceRub: null, saleUntil: null })
			.where("courseId", "in", (eb) => eb.selectFrom("course").where("slug", "=", "small").select("id"))
			.execute();
		const placed = await school.placed({ promoCode: "LETO", lines: [{ ...group, courseSlug: "small" }] });
		expect(placed.state).toBe("paid");
		expect(await school.promoState(placed.id)).toBeUndefined();
		await school.db.updateTable("tariff").set({ priceRub: 30_000_00 }).execute();
	});

	test("sent twice from one form is one order; changed on the way back it takes the place of the first", async () => {
		const start = await school.startOf("small");
		const lines = [{ ...group, courseSlug: "small", startId: start.id }];
		const first = await school.placed({ key: "double", lines });
		const same = await school.placed({ key: "double", lines });
		expect(same).toMatchObject({ id: first.id, isRepeated: true });
		const changed = await school.placed({ key: "double", lines, promoCode: "LETO" });
		expect(changed.id).not.toBe(first.id);
		expect((await school.order(first.id)).state).toBe("cancelled");
		const refused = await school.place({ key: "double", lines, promoCode: "NOBODY" });
		expect(refused).toMatchObject({ code: "promoUnknown" });
		expect((await school.order(changed.id)).state).toBe("awaiting_payment");
		expect(await school.place({ lines, customer: customer("late") })).toMatchObject({ code: "startFull" });
	});

	test("is told a changed price instead of being charged it", async () => {
		const tampered = await school.place({ expectedTotal: money(1_00, "RUB") });
		expect(tampered).toMatchObject({ ok: false, code: "priceChanged" });
		if (!tampered.ok) expect(tampered.basket?.totals.RUB.total).toEqual(money(30_000_00, "RUB"));
		expect(await school.place({ expectedTotal: money(30_000_00, "USD") })).toMatchObject({ code: "priceChanged" });
		expect(await school.place({ expectedTotal: money(30_000_00, "RUB") })).toMatchObject({ ok: true });
	});

	test("is only for what can be bought", async () => {
		const start = await school.startOf("test-course");
		const refusals = [
			[[], "basketEmpty"],
			[Array(11).fill(group), "basketTooLarge"],
			[[{ ...group, courseSlug: "nowhere" }], "courseUnknown"],
			[[{ ...group, courseSlug: "soon" }], "courseClosed"],
			[[{ ...group, tariffCode: "gold" }], "tariffUnknown"],
			[[{ ...group, startId: "' or 1=1" }], "startUnknown"],
			[[{ ...group, courseSlug: "small", startId: start.id }], "startUnknown"],
		] as const;
		for (const [lines, code] of refusals) expect(await school.place({ lines })).toMatchObject({ ok: false, code });
		await school.db.updateTable("start").set({ status: "closed" }).where("id", "=", start.id).execute();
		expect(await school.place({ lines: [{ ...group, startId: start.id }] })).toMatchObject({ code: "startClosed" });
		await school.db.updateTable("start").set({ status: "open" }).where("id", "=", start.id).execute();
	});

	test("takes two places for two children and no third where there is none", async () => {
		const start = await school.startOf("test-course");
		const free = start.seatsTotal - start.seatsTaken - 1;
		await school.db
			.updateTable("start")
			.set({ seatsTotal: start.seatsTotal - free + 1 })
			.where("id", "=", start.id)
			.execute();
		const line = { ...group, startId: start.id };
		const three = await school.place({ lines: [line, line, line], customer: customer("three") });
		expect(three).toMatchObject({
			ok: false,
			code: "startFull",
			basket: { problems: [{ index: 2, code: "startFull" }] },
		});
		expect(await school.place({ lines: [line, line], customer: customer("two") })).toMatchObject({ ok: true });
		expect(await school.place({ lines: [line], customer: customer("one") })).toMatchObject({ code: "startFull" });
		expect(await school.place({ lines: [group], customer: customer("any") })).toMatchObject({ code: "startFull" });
	});

	test("by instalments keeps its plan, and only a term with a code can be applied for", async () => {
		const lines = [{ ...group, courseSlug: "small" }];
		await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
		const instalments = { lines, paymentType: "instalment_tbank" } as const;
		const placed = await school.placed({ ...instalments, months: 12 });
		const { plan, mode } = await school.order(placed.id);
		expect(mode).toBe("instalments");
		expect(plan).toMatchObject({
			lender: "tbank",
			isLoan: true,
			bank: null,
			calculated: { months: 12, monthly: 2_500_00 },
		});
		expect(plan?.calculated.payments[0]).toEqual({ on: "2026-11-18", amount: 2_500_00 });
		expect(await school.place({ ...instalments, months: 18 })).toMatchObject({ code: "termNotOffered" });
		expect(await school.place({ ...instalments, months: 48 })).toMatchObject({ code: "termOutOfBounds" });
		expect(await school.place({ ...instalments, months: null })).toMatchObject({ code: "termOutOfBounds" });
	});

	test("is refused where no bank takes its payment", async () => {
		const lines = [{ ...group, courseSlug: "small" }];
		const byType = new Map(school.deps.banks.byType);
		byType.delete("card_ru");
		const { byType: whole } = school.deps.banks;
		Object.assign(school.deps.banks, { byType });
		expect(await school.place({ lines })).toMatchObject({ code: "paymentTypeNotOffered" });
		Object.assign(school.deps.banks, { byType: whole });
		await school.addPromo({ code: "ALMOST", percent: null, sumRub: 29_999_00 });
		expect(await school.place({ lines, promoCode: "ALMOST" })).toMatchObject({ code: "amountTooSmall" });
	});
});
