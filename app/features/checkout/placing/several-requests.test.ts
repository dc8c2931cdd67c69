import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { noteSales } from "../orders/note-sales.server.ts";
import { getRequestPrefill } from "./get-request-prefill.server.ts";

/** Newest first, as the cookie keeps them. */
const TOKENS = ["guide", "nets", "python", "unknown"];

describe("a browser with several requests", () => {
	let school: TestCheckout;
	let starts: Record<"python" | "nets", string>;

	beforeAll(async () => {
		const [start] = buildCourse().starts;
		if (!start) throw new Error("no start");
		const courses = ["python", "nets", "old"].map((slug) =>
			buildCourse({ slug, starts: [{ ...start, seats: 1, taken: 0 }] }),
		);
		school = await openCheckout(courses);
		await school.addPromo({ code: "FREE", percent: 100 });
		starts = { python: (await school.startOf("python")).id, nets: (await school.startOf("nets")).id };
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		for (const table of ["courseOrder", "contactRequest"] as const) await school.db.deleteFrom(table).execute();
		await school.db.updateTable("start").set({ seatsTaken: 0 }).execute();
	});

	const soon = () => new Date(school.clock.now().getTime() + MINUTE_MS);

	/** A trial request that keeps 15 000 ₽ and the only place of the group. */
	async function addTrial(courseSlug: "python" | "nets"): Promise<string> {
		const discount = {
			discountPercent: 37,
			discountMinor: 15_000_00,
			discountCurrency: "RUB",
			discountUntil: soon(),
		} as const;
		const startId = starts[courseSlug];
		const id = await school.addRequest(courseSlug, { token: courseSlug, startId, name: courseSlug, ...discount });
		await school.db.insertInto("seatHold").values({ startId, requestId: id, expiresAt: soon() }).execute();
		return id;
	}

	const addGuide = () => school.addRequest("python", { token: "guide", kind: "guide", courseId: null, tariffId: null });
	const lineOf = (courseSlug: "python" | "nets") => ({ courseSlug, tariffCode: "group", startId: starts[courseSlug] });
	const holds = () =>
		school.db.selectFrom("seatHold").orderBy("startId").select(["startId", "orderId", "requestId"]).execute();

	test.each(["python", "nets"] as const)("buys with the place and the discount of the one about %s", async (slug) => {
		const requests = { python: await addTrial("python"), nets: await addTrial("nets") };
		const placed = await school.placed({ lines: [lineOf(slug)], requestTokens: TOKENS });
		expect(placed.total).toEqual(money(25_000_00, "RUB"));
		expect(await holds()).toHaveLength(2);
		expect(await holds()).toContainEqual({ startId: starts[slug], orderId: placed.id, requestId: requests[slug] });
	});

	test("buys both courses with what both keep, and each gets its place back", async () => {
		const requests = { python: await addTrial("python"), nets: await addTrial("nets") };
		const placed = await school.placed({ lines: [lineOf("python"), lineOf("nets")], requestTokens: TOKENS });
		expect(placed.total).toEqual(money(50_000_00, "RUB"));
		await cancelOrder(school.db, { orderId: placed.id, by: "customer" }, school.deps);
		for (const slug of ["python", "nets"] as const) {
			expect(await holds()).toContainEqual({ startId: starts[slug], orderId: null, requestId: requests[slug] });
		}
	});

	test("is promised once what two requests keep that staff have made one", async () => {
		const nets = await addTrial("nets");
		const twin = await school.addRequest("nets", { token: "python" });
		await school.db.updateTable("contactRequest").set({ mergedInto: nets }).where("id", "=", twin).execute();
		const open = { courseSlug: "nets", tariffCode: "group" };
		await school.db.updateTable("start").set({ seatsTotal: 3 }).where("id", "=", starts.nets).execute();
		const placed = await school.placed({ lines: [open, open], requestTokens: TOKENS });
		await school.db.updateTable("start").set({ seatsTotal: 1 }).where("id", "=", starts.nets).execute();
		expect(placed.total).toEqual(money(55_000_00, "RUB"));
	});

	const requestOf = async (slug: "python" | "nets", tokens: readonly string[]) => {
		const line = { courseSlug: slug, tariffCode: "group" };
		const { id } = await school.placed({ lines: [line], requestTokens: tokens, promoCode: "FREE" });
		return (await school.order(id)).requestId;
	};
	const statusOf = async (id: string) =>
		(await school.db.selectFrom("contactRequest").where("id", "=", id).select("status").executeTakeFirstOrThrow())
			.status;

	test("buys by the request about the course, which alone is won by it", async () => {
		const [nets, python] = [await school.addRequest("nets", { token: "nets" }), await addTrial("python")];
		expect(await requestOf("nets", TOKENS)).toBe(nets);
		await noteSales(school.db, school.deps);
		expect([await statusOf(nets), await statusOf(python)]).toEqual(["won", "new"]);
	});

	test("wins both requests by an order of both courses that took over their places", async () => {
		const trials = [await addTrial("python"), await addTrial("nets")];
		const lines = [lineOf("python"), lineOf("nets")];
		const { number } = await school.placed({ lines, requestTokens: TOKENS, promoCode: "FREE" });
		expect([await noteSales(school.db, school.deps), await noteSales(school.db, school.deps)]).toEqual([1, 0]);
		for (const id of trials) {
			expect(await statusOf(id)).toBe("won");
			const log = school.db.selectFrom("contactRequestEvent").where("requestId", "=", id).select(["kind", "details"]);
			expect(await log.execute()).toContainEqual({ kind: "order", details: { number, state: "paid" } });
		}
	});

	test("wins both requests about its courses that keep no place", async () => {
		const ids = [
			await school.addRequest("python", { token: "python" }),
			await school.addRequest("nets", { token: "nets" }),
		];
		const lines = ["python", "nets"].map((courseSlug) => ({ courseSlug, tariffCode: "group" }));
		await school.placed({ lines, requestTokens: TOKENS, promoCode: "FREE" });
		await noteSales(school.db, school.deps);
		expect(await Promise.all(ids.map(statusOf))).toEqual(["won", "won"]);
	});

	test("buys by no request about another course, but by one that names none", async () => {
		const python = await school.addRequest("python", { token: "python" });
		expect(await requestOf("nets", TOKENS)).toBeNull();
		await noteSales(school.db, school.deps);
		expect(await statusOf(python)).toBe("new");
		expect(await requestOf("nets", ["python", "guide"])).toBeNull();
		const guide = await addGuide();
		expect(await requestOf("nets", ["python", "guide"])).toBe(guide);
	});

	test("buys by the request about a course that this one takes the place of, or that staff have made one with one about it", async () => {
		const [old, nets] = [await school.addRequest("old", { token: "old" }), await school.startOf("nets")];
		await school.db.updateTable("course").set({ successorId: nets.courseId }).where("slug", "=", "old").execute();
		expect(await requestOf("nets", ["old"])).toBe(old);
		const joined = await school.addRequest("python", { token: "joined" });
		await school.db.updateTable("contactRequest").set({ mergedInto: old }).where("id", "=", joined).execute();
		expect([await requestOf("python", ["joined"]), await requestOf("nets", ["joined"])]).toEqual([old, old]);
	});

	test("places one order by a form that is sent again after one more request", async () => {
		const first = await school.placed({ lines: [lineOf("nets")], key: "form-again", requestTokens: ["python"] });
		const again = await school.placed({ lines: [lineOf("nets")], key: "form-again", requestTokens: TOKENS });
		expect([again.id, again.isRepeated]).toEqual([first.id, true]);
	});

	test("finds at checkout what the newest says that still keeps something, and the groups of all", async () => {
		const prefill = () => getRequestPrefill(school.db, { tokens: TOKENS, now: school.clock.now() });
		expect(await prefill()).toBeUndefined();
		await addGuide();
		expect(await prefill()).toMatchObject({ lines: [], values: { name: "Анна" } });
		await addTrial("python");
		await addTrial("nets");
		expect(await prefill()).toMatchObject({ lines: [lineOf("nets"), lineOf("python")], values: { name: "nets" } });
		school.forward(2);
		expect(await prefill()).toMatchObject({ values: { name: "Анна" } });
	});
});
