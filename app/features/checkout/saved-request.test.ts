import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { money } from "../../shared/money.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { openCheckout, type TestCheckout } from "./checkout.fixture.ts";
import { expireOrders } from "./expire-orders.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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

	async function addRequest(discount: { minor: number; until: Date | null }, heldUntil: Date) {
		const { courseId, tariffId } = await school.startOf("test-course");
		const { id } = await school.db
			.insertInto("contactRequest")
			.values({
				token: "request-token",
				kind: "trial",
				locale: "ru",
				name: "Анна",
				phoneRaw: "1",
				phone: "+79031234567",
				channel: "call",
				courseId,
				tariffId,
				startId,
				utm: "{}",
				discountPercent: 25,
				discountMinor: discount.minor,
				discountCurrency: "RUB",
				discountUntil: discount.until,
				respondBy: school.clock.now(),
				idempotencyKey: "k",
				contentHash: "h",
				repeatKeyPhone: "p",
				roistat: "777",
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await school.db.insertInto("seatHold").values({ startId, requestId: id, expiresAt: heldUntil }).execute();
		return id;
	}
	const later = (days: number) => new Date(school.clock.now().getTime() + days * DAY_MS);
	const hold = () => school.db.selectFrom("seatHold").selectAll().executeTakeFirstOrThrow();

	test("takes its place over and gives it back while the request keeps it", async () => {
		const requestId = await addRequest({ minor: 10_000_00, until: later(5) }, later(3));
		expect(await school.place({ lines: [line()] })).toMatchObject({ code: "startFull" });
		const placed = await school.placed({ lines: [line()], requestToken: "request-token" });
		expect(await school.order(placed.id)).toMatchObject({ requestId, roistat: "777" });
		expect(await hold()).toMatchObject({ orderId: placed.id, requestId, requestExpiresAt: later(3), releasedAt: null });
		await cancelOrder(school.db, { orderId: placed.id, by: "customer" }, school.deps);
		expect(await hold()).toMatchObject({ orderId: null, requestId, expiresAt: later(3), releasedAt: null });
		const again = await school.placed({ lines: [line()], requestToken: "request-token" });
		expect(again.state).toBe("awaiting_payment");
	});

	test("frees the place for everybody when the request's time is over too", async () => {
		await addRequest({ minor: 10_000_00, until: null }, new Date(school.clock.now().getTime() + 60_000));
		const placed = await school.placed({ lines: [line()], requestToken: "request-token" });
		school.forward(61);
		expect(await expireOrders(school.db, school.deps)).toBe(1);
		expect((await school.order(placed.id)).state).toBe("expired");
		expect(await hold()).toMatchObject({ orderId: placed.id, releasedAt: school.clock.now() });
		expect(await school.place({ lines: [line()] })).toMatchObject({ ok: true });
	});

	test("costs what the request has kept while its discount runs, and today's price when that is lower or it has ended", async () => {
		await addRequest({ minor: 15_000_00, until: later(1) }, later(3));
		const kept = await school.placed({ lines: [line()], requestToken: "request-token" });
		expect(kept.total).toEqual(money(25_000_00, "RUB"));
		await cancelOrder(school.db, { orderId: kept.id, by: "customer" }, school.deps);
		const other = await school.placed({ lines: [line()], requestToken: "request-token", paymentType: "card_foreign" });
		expect(other.total).toEqual(money(375_00, "USD"));
		await cancelOrder(school.db, { orderId: other.id, by: "customer" }, school.deps);
		school.forward(25 * 60);
		const ended = await school.placed({ lines: [line()], requestToken: "request-token" });
		expect(ended.total).toEqual(money(30_000_00, "RUB"));
	});
});
