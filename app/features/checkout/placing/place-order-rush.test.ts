import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";

const BUYERS = 500;
const USES = 30;
const PLACES = 6;
const RESENT = 24;

function buyer(index: number) {
	return {
		name: "Анна",
		surname: "Орлова",
		phone: `+7903${String(index).padStart(7, "0")}`,
		email: `buyer${index}@example.com`,
	};
}

function count(codes: readonly string[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
	return counts;
}

describe("five hundred orders at once", () => {
	let school: TestCheckout;
	const group = { courseSlug: "test-course", tariffCode: "group" };
	const free = { courseSlug: "free", tariffCode: "group" };

	beforeAll(async () => {
		const [start] = buildCourse().starts;
		if (!start) throw new Error("no start");
		school = await openCheckout([
			buildCourse({ starts: [{ ...start, seats: 10, taken: 10 - PLACES }] }),
			buildCourse({ slug: "free", starts: [] }),
		]);
		await school.addPromo({ code: "WEBINAR50", percent: 50, totalLimit: USES });
	});
	afterAll(() => school.close());

	async function rush(order: (index: number) => Parameters<TestCheckout["place"]>[0]) {
		const results = await Promise.all(
			Array.from({ length: BUYERS }, (_, index) => school.place({ customer: buyer(index), ...order(index) })),
		);
		return count(results.map((result) => (result.ok ? "placed" : result.code)));
	}

	test("use a code exactly as often as it allows, and take exactly the places there are", {
		timeout: 120_000,
	}, async () => {
		const { id: startId } = await school.startOf("test-course");
		const counts = await rush((index) =>
			index % 2 === 0 ? { promoCode: "WEBINAR50", lines: [free] } : { lines: [{ ...group, startId }] },
		);
		expect(counts).toEqual({ placed: USES + PLACES, promoUsedUp: 250 - USES, startFull: 250 - PLACES });
	});

	test("that need both get neither more uses nor more places", { timeout: 120_000 }, async () => {
		school.forward(61);
		expect(await expireOrders(school.db, school.deps)).toBe(USES + PLACES);
		const { id: startId } = await school.startOf("test-course");
		const counts = await rush(() => ({ promoCode: "WEBINAR50", lines: [{ ...group, startId }] }));
		expect(counts).toEqual({ placed: PLACES, startFull: BUYERS - PLACES });
		const reserved = await school.db
			.selectFrom("promoRedemption")
			.where("state", "=", "reserved")
			.select("id")
			.execute();
		expect(reserved).toHaveLength(PLACES);
		const holds = await school.db.selectFrom("seatHold").where("releasedAt", "is", null).select("id").execute();
		expect(holds).toHaveLength(PLACES);
	});

	test("of two people use a code for each customer once, by the phone or by the address", {
		timeout: 120_000,
	}, async () => {
		await school.addPromo({ code: "ONCE", percent: 50, customerLimit: 1 });
		const results = await Promise.all(
			Array.from({ length: 40 }, (_, index) =>
				school.place({
					promoCode: "ONCE",
					lines: [free],
					customer:
						index % 2 === 0
							? { ...buyer(9_000), email: `other${index}@example.com` }
							: { ...buyer(index), email: "Buyer9000@example.com" },
				}),
			),
		);
		const codes = count(results.map((result) => (result.ok ? "placed" : result.code)));
		// Two people: one by the phone, one by the address.
		expect(codes).toEqual({ placed: 2, promoCustomerLimit: 38 });
	});
});

/** Forms that are sent again give a place back, use a code and take a place; new ones use the code and take the place. */
test("forms that are sent again wait for others, never in a circle", { timeout: 120_000 }, async () => {
	const [start] = buildCourse().starts;
	if (!start) throw new Error("no start");
	const starts = [{ ...start, seats: 3 * RESENT, taken: 0 }];
	const slugs = ["one", "two"];
	const school = await openCheckout(slugs.map((slug) => buildCourse({ slug, starts })));
	try {
		await school.addPromo({ code: "AGAIN", percent: 10 });
		const groups = await Promise.all(
			slugs.map(async (courseSlug) => {
				const { id: startId } = await school.startOf(courseSlug);
				return { courseSlug, tariffCode: "group", startId };
			}),
		);
		const key = (index: number) => `again-${index}`;
		const indices = Array.from({ length: RESENT }, (_, index) => index);
		for (const index of indices) {
			await school.placed({ key: key(index), customer: buyer(index), lines: groups.slice(0, 1) });
		}
		const results = await Promise.all(
			indices.flatMap((index) => [
				school.place({ key: key(index), customer: buyer(index), lines: groups.toReversed(), promoCode: "AGAIN" }),
				school.place({ customer: buyer(1_000 + index), lines: groups, promoCode: "AGAIN" }),
			]),
		);
		expect(count(results.map((result) => (result.ok ? "placed" : result.code)))).toEqual({ placed: 2 * RESENT });
		const holds = await school.db.selectFrom("seatHold").where("releasedAt", "is", null).select("id").execute();
		expect(holds).toHaveLength(4 * RESENT);
	} finally {
		await school.close();
	}
});
