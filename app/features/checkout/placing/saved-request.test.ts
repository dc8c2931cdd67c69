import type { Insertable, Updateable } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Schema } from "../../../../database/types.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { DAY_MS, MINUTE_MS } from "../../../shared/durations.ts";
import { money } from "../../../shared/money.ts";
import { mergeRequests } from "../../requests/board/merge-requests.server.ts";
import { releaseRequestHolds } from "../../requests/board/release-request-holds.server.ts";
import { priceBasket } from "../basket/price-basket.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { getRequestPrefill } from "./get-request-prefill.server.ts";

describe("an order that comes from a request", () => {
	let school: TestCheckout;
	let startId: string;
	const line = () => ({ courseSlug: "test-course", tariffCode: "group", startId });

	beforeAll(async () => {
		const [start] = buildCourse().starts;
		if (!start) throw new Error("no start");
		school = await openCheckout([buildCourse({ starts: [{ ...start, seats: 1, taken: 0 }] })]);
		startId = (await school.startOf("test-course")).id;
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		for (const table of ["courseOrder", "contactRequest"] as const) await school.db.deleteFrom(table).execute();
	});

	/** One that keeps a discount and a place. */
	async function addRequest(discount: { minor: number; until: Date | null }, heldUntil: Date) {
		const id = await addPlain("request-token", {
			startId,
			discountPercent: 25,
			discountMinor: discount.minor,
			discountCurrency: "RUB",
			discountUntil: discount.until,
		});
		await school.db.insertInto("seatHold").values({ startId, requestId: id, expiresAt: heldUntil }).execute();
		return id;
	}

	const addPlain = (token: string, changes: Partial<Insertable<Schema["contactRequest"]>> = {}) =>
		school.addRequest("test-course", { token, roistat: "777", ...changes });
	const merge = (id: string, into: string) =>
		mergeRequests(
			school.db,
			{ id, into, staff: { id: "staff-irina", name: "Ирина", mayOverrule: true }, now: school.clock.now() },
			{ followers: [] },
		);
	const later = (days: number) => new Date(school.clock.now().getTime() + days * DAY_MS);
	const hold = () => school.db.selectFrom("seatHold").selectAll().executeTakeFirstOrThrow();

	test("takes its place over and gives it back while the request keeps it", async () => {
		const requestId = await addRequest({ minor: 10_000_00, until: later(5) }, later(3));
		expect(await school.place({ lines: [line()] })).toMatchObject({ code: "startFull" });
		const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		expect(await school.order(placed.id)).toMatchObject({ requestId, roistat: "777" });
		expect(await hold()).toMatchObject({ orderId: placed.id, requestId, requestExpiresAt: later(3), releasedAt: null });
		await cancelOrder(school.db, { orderId: placed.id, by: "customer" }, school.deps);
		expect(await hold()).toMatchObject({ orderId: null, requestId, expiresAt: later(3), releasedAt: null });
		const again = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		expect(again.state).toBe("awaiting_payment");
	});

	test("frees the place for everybody when the request's time is over too", async () => {
		await addRequest({ minor: 10_000_00, until: null }, new Date(school.clock.now().getTime() + MINUTE_MS));
		const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		school.forward(61);
		expect(await expireOrders(school.db, school.deps)).toBe(1);
		expect((await school.order(placed.id)).state).toBe("expired");
		expect(await hold()).toMatchObject({ orderId: placed.id, releasedAt: school.clock.now() });
		expect(await school.place({ lines: [line()] })).toMatchObject({ ok: true });
	});

	test("frees the place for everybody when the request has given its places back meanwhile", async () => {
		const requestId = await addRequest({ minor: 10_000_00, until: null }, later(3));
		const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		const now = school.clock.now();
		await school.db
			.transaction()
			.execute((transaction) => releaseRequestHolds(transaction, { requestIds: [requestId], now }));
		expect(await hold()).toMatchObject({ orderId: placed.id, requestExpiresAt: null, releasedAt: null });
		await cancelOrder(school.db, { orderId: placed.id, by: "customer" }, school.deps);
		expect(await hold()).toMatchObject({ releasedAt: now });
		expect(await school.place({ lines: [line()] })).toMatchObject({ ok: true });
	});

	test("names no group that was cancelled, whose place its request holds still", async () => {
		await addRequest({ minor: 10_000_00, until: null }, later(3));
		const asked = { tokens: ["request-token"], now: school.clock.now() };
		expect(await getRequestPrefill(school.db, asked)).toMatchObject({ lines: [line()] });
		await school.db.updateTable("start").set({ status: "cancelled" }).where("id", "=", startId).execute();
		const courseAlone = { ...line(), startId: undefined };
		expect((await getRequestPrefill(school.db, asked))?.lines).toEqual([courseAlone]);
		await school.db.updateTable("start").set({ status: "open" }).where("id", "=", startId).execute();
	});

	test("takes its place in a group that takes nobody else any more", async () => {
		await addRequest({ minor: 10_000_00, until: null }, later(3));
		const setStatus = (status: "open" | "closed") =>
			school.db.updateTable("start").set({ status }).where("id", "=", startId).execute();
		await setStatus("closed");
		expect(await school.place({ lines: [line()] })).toMatchObject({ code: "startClosed" });
		const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		expect(await hold()).toMatchObject({ orderId: placed.id, releasedAt: null });
		await setStatus("open");
	});

	test("costs what the request has kept while its discount runs, and today's price when that is lower or it has ended", async () => {
		await addRequest({ minor: 15_000_00, until: later(1) }, later(3));
		const kept = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		expect(kept.total).toEqual(money(25_000_00, "RUB"));
		await cancelOrder(school.db, { orderId: kept.id, by: "customer" }, school.deps);
		const other = await school.placed({
			lines: [line()],
			requestTokens: ["request-token"],
			paymentType: "card_foreign",
		});
		expect(other.total).toEqual(money(375_00, "USD"));
		await cancelOrder(school.db, { orderId: other.id, by: "customer" }, school.deps);
		school.forward(25 * 60);
		const ended = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		expect(ended.total).toEqual(money(30_000_00, "RUB"));
	});

	describe("with a promised price", () => {
		const changePrice = (changes: Updateable<Schema["tariff"]>) =>
			school.db.updateTable("tariff").set(changes).where("code", "=", "group").execute();
		const shown = () =>
			school.db.selectFrom("tariff").where("code", "=", "group").selectAll().executeTakeFirstOrThrow();
		let before: Awaited<ReturnType<typeof shown>>;
		beforeEach(async () => {
			before = await shown();
			await addRequest({ minor: 10_000_00, until: null }, later(3));
			const promised = { discountPrice: before.priceRub, discountTariffId: before.id };
			await school.db.updateTable("contactRequest").set(promised).execute();
		});
		afterEach(() => {
			const { priceRub, priceUsd, oldPriceRub, oldPriceUsd, saleUntil } = before;
			return changePrice({ priceRub, priceUsd, oldPriceRub, oldPriceUsd, saleUntil });
		});
		const total = async (paymentType: "card_ru" | "card_foreign") => {
			const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"], paymentType });
			await cancelOrder(school.db, { orderId: placed.id, by: "customer" }, school.deps);
			return placed.total;
		};

		const hasDiscount = async () => {
			const question = { lines: [line()], locale: "ru", promoCode: null, paymentType: null, customer: null } as const;
			const asked = { ...question, requestTokens: ["request-token"], now: school.clock.now() };
			const priced = await priceBasket(school.db, asked);
			return priced.ok ? priced.value.lines[0]?.hasSavedDiscount : undefined;
		};

		test("costs today's where the price of the sale has become the regular one, in either currency", async () => {
			await changePrice({ oldPriceRub: null, oldPriceUsd: null, saleUntil: null });
			expect(await total("card_ru")).toEqual(money(30_000_00, "RUB"));
			expect(await total("card_foreign")).toEqual(money(400_00, "USD"));
		});

		const CALLED_OFF = { priceRub: 40_000_00, priceUsd: 500_00, oldPriceRub: null, oldPriceUsd: null, saleUntil: null };
		const IN_DOLLARS = {
			discountPercent: 20,
			discountMinor: 100_00,
			discountCurrency: "USD" as const,
			discountPrice: 400_00,
		};

		test("costs as much less in the other currency once the sale has been called off", async () => {
			await changePrice(CALLED_OFF);
			expect(await total("card_ru")).toEqual(money(30_000_00, "RUB"));
			expect(await total("card_foreign")).toEqual(money(375_00, "USD"));
			await school.db.updateTable("contactRequest").set(IN_DOLLARS).execute();
			expect(await total("card_ru")).toEqual(money(32_000_00, "RUB"));
			expect(await total("card_foreign")).toEqual(money(400_00, "USD"));
		});

		test("costs as much less in the other currency as its own price has risen since, and no more", async () => {
			const regular = { oldPriceRub: null, oldPriceUsd: null, saleUntil: null };
			await changePrice({ ...regular, priceRub: 31_500_00, priceUsd: 420_00 });
			expect(await total("card_ru")).toEqual(money(30_000_00, "RUB"));
			expect(await total("card_foreign")).toEqual(money(400_00, "USD"));
			await changePrice({ ...regular, priceUsd: 401_00 });
			await school.db.updateTable("contactRequest").set(IN_DOLLARS).execute();
			expect(await total("card_foreign")).toEqual(money(400_00, "USD"));
			expect((await total("card_ru")).minor).toBeGreaterThan(29_900_00);
		});

		test("is shown as a discount in the currency that it makes cheaper", async () => {
			await school.db.updateTable("contactRequest").set(IN_DOLLARS).execute();
			expect(await hasDiscount()).toEqual({ RUB: false, USD: false });
			await changePrice({ priceUsd: 500_00, oldPriceUsd: null });
			expect(await hasDiscount()).toEqual({ RUB: false, USD: true });
		});

		test("costs that one when today's is higher, and today's when it is lower", async () => {
			await changePrice({ priceRub: 40_000_00, oldPriceRub: null, oldPriceUsd: null, saleUntil: null });
			expect(await total("card_ru")).toEqual(money(30_000_00, "RUB"));
			await changePrice({ priceRub: 26_000_00, oldPriceRub: 35_000_00, oldPriceUsd: 500_00 });
			expect(await total("card_ru")).toEqual(money(26_000_00, "RUB"));
		});
	});

	test("has its discount on the tariff that it was promised of, though the course recommends another one now", async () => {
		const tariffs = () => school.db.selectFrom("tariff").selectAll();
		const { id, ...group } = await tariffs().where("code", "=", "group").executeTakeFirstOrThrow();
		const solo = {
			...group,
			text: JSON.stringify(group.text),
			code: "solo",
			kind: "individual" as const,
			position: -1,
		};
		await school.db.insertInto("tariff").values(solo).execute();
		await addRequest({ minor: 15_000_00, until: null }, later(3));
		const promised = { discountPrice: 25_000_00, discountTariffId: id, tariffId: null, startId: null };
		await school.db.updateTable("contactRequest").set(promised).execute();
		const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		await school.db.deleteFrom("tariff").where("code", "=", "solo").execute();
		expect(placed.total).toEqual(money(25_000_00, "RUB"));
	});

	test("has its discount and its place by the old secret when staff made two requests one", async () => {
		const kept = await addPlain("kept-token", { name: "Вера", email: "vera@example.com", roistat: "888" });
		await merge(await addRequest({ minor: 15_000_00, until: null }, later(3)), kept);
		const now = school.clock.now();
		expect(await getRequestPrefill(school.db, { tokens: ["request-token"], now })).toEqual({
			lines: [line()],
			values: { name: "Анна", surname: "", phone: "1", email: "" },
		});
		const placed = await school.placed({ lines: [line()], requestTokens: ["request-token"] });
		expect(placed.total).toEqual(money(25_000_00, "RUB"));
		expect(await school.order(placed.id)).toMatchObject({ requestId: kept, roistat: "888" });
		expect(await hold()).toMatchObject({ orderId: placed.id, requestId: kept });
	});

	test("goes over with its request when staff made two requests one, and nobody else's order does", async () => {
		const [from, into] = [await addPlain("from-token"), await addPlain("into-token")];
		const stranger = await addPlain("stranger-token", { repeatKeyPhone: "q" });
		const lines = [{ ...line(), startId: undefined }];
		const mine = await school.placed({ lines, requestTokens: ["from-token"] });
		const theirs = await school.placed({ lines, requestTokens: ["stranger-token"] });
		expect(await merge(from, into)).toMatchObject({ ok: true });
		expect(await school.order(mine.id)).toMatchObject({ requestId: into });
		expect(await school.order(theirs.id)).toMatchObject({ requestId: stranger });
	});

	test("has the discount of the request that stands for its own where its own has none", async () => {
		const kept = await addRequest({ minor: 15_000_00, until: null }, later(3));
		await merge(await addPlain("other-token"), kept);
		const placed = await school.placed({ lines: [line()], requestTokens: ["other-token"] });
		expect(placed.total).toEqual(money(25_000_00, "RUB"));
		expect(await hold()).toMatchObject({ orderId: placed.id, requestId: kept });
	});
});
