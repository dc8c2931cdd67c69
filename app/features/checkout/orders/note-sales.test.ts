import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RequestStatus } from "../../../../database/request-types.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { escalateRequests } from "../../requests/board/escalate-requests.server.ts";
import { getRequestCard } from "../../requests/board/get-request-card.server.ts";
import { listQueue } from "../../requests/board/list-queue.server.ts";
import { getMyData } from "../../requests/pages/get-my-data.server.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { noteSales } from "./note-sales.server.ts";

const PHONE = "+79031234567";

describe("a sale", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.db.updateTable("courseOrder").set({ requestId: null }).execute();
		await school.db.deleteFrom("contactRequest").execute();
	});

	const add = (
		token: string,
		change: { status?: RequestStatus; repeatKeyPhone?: string; repeatKeyEmail?: string } = {},
	) => school.addRequest("test-course", { token, ...change });
	const get = (id: string) =>
		school.db.selectFrom("contactRequest").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
	async function logOf(requestId: string): Promise<object[]> {
		const lines = await school.db
			.selectFrom("contactRequestEvent")
			.where("requestId", "=", requestId)
			.orderBy("kind")
			.select(["kind", "details"])
			.execute();
		return lines;
	}
	const note = () => noteSales(school.db, school.deps);
	const my = async (token: string) =>
		(await getMyData(school.db, { token, locale: "ru", now: school.clock.now() }))?.status;

	const giveBack = (id: string) =>
		school.db.updateTable("courseOrder").set({ state: "refunded" }).where("id", "=", id).execute();
	const look = async () => {
		const told: string[] = [];
		const messages = {
			announceEscalation: async (_db: unknown, of: { requestId: string }) => void told.push(of.requestId),
		};
		const now = school.clock.now();
		await escalateRequests(school.db, { now, messages }, promiseSettings(school.deps.settings));
		return told;
	};

	test.each(["new", "thinking", "lost"] as const)("wins the request that it came from, once: %s", async (status) => {
		const id = await add("own", { status });
		const { number } = await school.paid({ requestTokens: ["own"] });
		expect(await note()).toBe(1);
		expect(await note()).toBe(0);
		expect(await get(id)).toMatchObject({ status: "won", dueAt: null, lostReason: null });
		const sale = { kind: "order", details: { number, state: "paid" } };
		expect(await logOf(id)).toEqual([sale, { kind: "status", details: { from: status, to: "won" } }]);
		expect(await my("own")).toBe("won");
	});

	test("leaves alone what somebody has called spam, but for its log", async () => {
		const id = await add("own", { status: "spam" });
		const { number } = await school.paid({ requestTokens: ["own"] });
		await note();
		expect(await get(id)).toMatchObject({ status: "spam" });
		expect(await logOf(id)).toEqual([{ kind: "order", details: { number, state: "paid" } }]);
	});

	test.each([
		["in another group gives the place of the request back", "another", true],
		["in no group yet leaves the request its place", "none", false],
	] as const)("%s", async (_name, group, isGivenBack) => {
		const { id: kept, ...start } = await school.startOf("test-course");
		const another = await school.db.insertInto("start").values(start).returning("id").executeTakeFirstOrThrow();
		const id = await add("own");
		const expiresAt = new Date(school.clock.now().getTime() + MINUTE_MS);
		await school.db.insertInto("seatHold").values({ startId: kept, requestId: id, expiresAt }).execute();
		const startId = group === "another" ? another.id : undefined;
		await school.paid({ requestTokens: ["own"], lines: [{ courseSlug: "test-course", tariffCode: "group", startId }] });
		await note();
		const hold = await school.db
			.selectFrom("seatHold")
			.where("requestId", "=", id)
			.selectAll()
			.executeTakeFirstOrThrow();
		expect([(await get(id)).status, hold.releasedAt !== null]).toEqual(["won", isGivenBack]);
	});

	test("of somebody with other requests is told on each that is open, moves none and breaks no promise", async () => {
		const [byPhone, byEmail] = [
			await add("phone", { repeatKeyPhone: PHONE }),
			await add("email", { repeatKeyEmail: "anna@example.com" }),
		];
		const [closed, others] = [
			await add("closed", { repeatKeyPhone: PHONE, status: "lost" }),
			await add("others", { repeatKeyPhone: "+79990000000" }),
		];
		const { number } = await school.paid();
		await note();
		const [now, settings] = [school.clock.now(), school.deps.settings];
		for (const id of [byPhone, byEmail]) {
			expect(await get(id)).toMatchObject({ status: "new", dueAt: now });
			expect(await logOf(id)).toEqual([{ kind: "order", details: { number, state: "paid" } }]);
			const card = await getRequestCard(school.db, { id, locale: "ru", now }, promiseSettings(settings));
			expect(card?.orders).toMatchObject([{ number, state: "paid" }]);
		}
		const asked = { id: others, locale: "ru", now } as const;
		expect((await getRequestCard(school.db, asked, promiseSettings(settings)))?.orders).toEqual([]);
		for (const id of [closed, others]) expect(await logOf(id)).toEqual([]);
		const queue = await listQueue(school.db, { locale: "ru", now }, settings);
		expect(Object.fromEntries(queue.requests.map(({ id, bought }) => [id, bought]))).toEqual({
			...{ [byPhone]: number, [byEmail]: number, [others]: null },
		});
		expect(await look()).toEqual([others]);
	});

	test("whose money went back as a whole is told where it was told of, and nobody is said to learn", async () => {
		const [own, other] = [await add("own"), await add("other", { repeatKeyPhone: PHONE })];
		const { id: orderId, number } = await school.paid({ requestTokens: ["own"] });
		await note();
		await giveBack(orderId);
		expect([await note(), await note()]).toEqual([1, 0]);
		for (const id of [own, other]) {
			expect(await logOf(id)).toContainEqual({ kind: "order", details: { number, state: "refunded" } });
		}
		expect(await my("own")).toBe("lost");
		const queue = await listQueue(school.db, { locale: "ru", now: school.clock.now() }, school.deps.settings);
		expect(queue.requests).toMatchObject([{ id: other, bought: null }]);
	});

	test("whose money went back leaves the one beside it won, and its person is said to learn", async () => {
		await add("own", { repeatKeyPhone: PHONE });
		const other = await school.paid();
		await note();
		await school.paid({ requestTokens: ["own"] });
		await note();
		expect(await my("own")).toBe("won");
		await giveBack(other.id);
		expect([await note(), await my("own")]).toEqual([1, "won"]);
	});

	test("whose money went back silences no promise of the request any more", async () => {
		const id = await add("other", { repeatKeyPhone: PHONE });
		const { id: orderId } = await school.paid();
		await note();
		expect(await look()).toEqual([]);
		await giveBack(orderId);
		await note();
		expect(await look()).toEqual([id]);
	});

	test("that another process has told is not told again", async () => {
		const id = await add("own");
		await school.paid({ requestTokens: ["own"] });
		expect((await Promise.all([note(), note()])).toSorted()).toEqual([0, 1]);
		expect(await logOf(id)).toHaveLength(2);
	});

	test("that waits for its money is named by the card of another request of the same person, and of nobody else", async () => {
		const { number } = await school.placed();
		const asked = [
			await add("mine", { repeatKeyPhone: PHONE }),
			await add("others", { repeatKeyPhone: "+79990000000" }),
		];
		const { settings } = school.deps;
		const named = asked.map(async (id) => {
			const question = { id, locale: "ru", now: school.clock.now() } as const;
			const card = await getRequestCard(school.db, question, promiseSettings(settings));
			return card?.orders.filter((order) => order.number === number).map(({ state }) => state);
		});
		expect(await Promise.all(named)).toEqual([["awaiting_payment"], []]);
	});
});
