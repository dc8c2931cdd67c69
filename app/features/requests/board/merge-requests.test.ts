import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { IRINA, minutesAfter, NOON, OLEG, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { getRequestCard } from "./get-request-card.server.ts";
import { mergeRequests } from "./merge-requests.server.ts";
import type { RequestFollower } from "./request-follower.ts";
import { takeRequest } from "./take-request.server.ts";

const PHONE = "+79031112233";

describe("two requests of one person", () => {
	let board: TestBoard;
	let moved: string[] = [];
	const follower: RequestFollower = {
		async moveTo(_db, { from, to }) {
			moved.push(`${from} → ${to}`);
		},
		callOff: async () => undefined,
		close: async () => undefined,
	};
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		moved = [];
		await board.clear();
	});

	function merge(id: string, into: string, staff = IRINA) {
		return mergeRequests(board.db, { id, into, staff, now: NOON }, { followers: [follower] });
	}

	test("become one: log and place go over, what was typed and agreed to stays with each", async () => {
		const from = await board.request({ phone: PHONE, kind: "callback", email: "anna@example.com" });
		const into = await board.request({ phone: PHONE, createdAt: minutesAfter(NOON, 5) });
		const start = await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
		await board.db
			.insertInto("seatHold")
			.values({ startId: start.id, requestId: from, expiresAt: minutesAfter(NOON, 600) })
			.execute();
		await board.db.insertInto("consent").values({ requestId: from, kind: "ads", granted: true }).execute();
		await board.db
			.insertInto("contactRequestEvent")
			.values({ requestId: from, kind: "repeated", details: JSON.stringify({ message: "Жду" }), createdAt: NOON })
			.execute();
		const stranger = await board.request();
		const line = { requestId: stranger, kind: "repeated", details: "{}", createdAt: NOON } as const;
		await board.db.insertInto("contactRequestEvent").values(line).execute();
		const before = [await board.get(stranger), await board.log(stranger)];

		expect(await merge(from, into)).toMatchObject({ ok: true });
		expect([await board.get(stranger), await board.log(stranger)]).toEqual(before);
		expect(moved).toEqual([`${from} → ${into}`]);
		expect(await board.get(from)).toMatchObject({
			mergedInto: into,
			status: "lost",
			lostReason: "duplicate",
			dueAt: null,
		});
		// The earlier promise stands.
		expect(await board.get(into)).toMatchObject({
			email: null,
			dueAt: minutesAfter(NOON, 15),
			startId: start.id,
		});
		expect((await board.log(into)).map(({ kind }) => kind)).toEqual(["merged", "repeated"]);
		const hold = await board.db.selectFrom("seatHold").select(["requestId", "releasedAt"]).executeTakeFirstOrThrow();
		expect(hold).toEqual({ requestId: into, releasedAt: null });
		const consents = await board.db.selectFrom("consent").select("requestId").execute();
		expect(consents).toEqual([{ requestId: from }]);
		const asked = { locale: "ru", now: NOON } as const;
		expect((await getRequestCard(board.db, { id: into, ...asked }, WEEK))?.consents).toMatchObject([{ kind: "ads" }]);
	});

	test("that were both told of an order tell of it once, with what only one was told of", async () => {
		const [from, into] = [await board.request({ phone: PHONE }), await board.request({ phone: PHONE })];
		const tell = (requestId: string, number: string) =>
			board.db
				.insertInto("contactRequestEvent")
				.values({ requestId, kind: "order", details: JSON.stringify({ number, state: "paid" }), createdAt: NOON })
				.execute();
		await tell(from, "ORB-1");
		await tell(from, "ORB-2");
		await tell(into, "ORB-1");
		await merge(from, into);
		const told = (await board.log(into)).filter(({ kind }) => kind === "order").map(({ details }) => details);
		expect(told).toHaveLength(2);
		expect(told).toEqual(expect.arrayContaining(["ORB-1", "ORB-2"].map((number) => ({ number, state: "paid" }))));
	});

	test("that wait for two courses keep what each was told of: nobody is told twice, nobody never", async () => {
		const opening = (requestId: string) =>
			board.db
				.insertInto("contactRequestEvent")
				.values({ requestId, kind: "opening", details: "{}", by: "office", createdAt: NOON })
				.execute();
		const wait = () => board.request({ phone: PHONE, kind: "waitlist" });
		const [told, alsoTold, untold] = [await wait(), await wait(), await wait()];
		await opening(told);
		await opening(alsoTold);
		expect(await merge(told, alsoTold)).toMatchObject({ ok: true });
		expect((await board.log(alsoTold)).filter(({ kind }) => kind === "opening")).toHaveLength(1);
		expect(await merge(alsoTold, untold)).toMatchObject({ ok: true });
		expect((await board.log(untold)).filter(({ kind }) => kind === "opening")).toEqual([]);
		expect((await board.log(alsoTold)).filter(({ kind }) => kind === "opening")).toHaveLength(1);
	});

	test("are not made where somebody still waits: by the other request nobody would tell of a place", async () => {
		const { id: courseId } = await board.db.selectFrom("course").select("id").executeTakeFirstOrThrow();
		const trial = await board.request({ phone: PHONE });
		const wait = await board.request({ phone: PHONE, kind: "waitlist", courseId });
		const ofWebinar = await board.request({ phone: PHONE, kind: "waitlist", subject: "webinar:game@2026-11-20" });
		for (const [id, into] of [
			[wait, trial],
			[ofWebinar, trial],
		] as const) {
			expect(await merge(id, into)).toEqual({ ok: false, code: "stillWaits" });
		}
		expect(await merge(wait, ofWebinar)).toEqual({ ok: false, code: "bothWait" });
		expect(await merge(ofWebinar, wait)).toEqual({ ok: false, code: "bothWait" });
		const again = await board.request({ phone: PHONE, kind: "waitlist", courseId });
		expect(await merge(again, wait)).toMatchObject({ ok: true });
		await board.db.updateTable("contactRequest").set({ status: "lost" }).where("id", "=", ofWebinar).execute();
		expect(await merge(ofWebinar, trial)).toMatchObject({ ok: true });
		expect(await merge(trial, wait)).toMatchObject({ ok: true });
	});

	test("that wait for one course end in the one that is for whatever tariff, not in the narrower one", async () => {
		const { id: tariffId, courseId } = await board.db
			.selectFrom("tariff")
			.select(["id", "courseId"])
			.executeTakeFirstOrThrow();
		const anyTariff = await board.request({ phone: PHONE, kind: "waitlist", courseId });
		const oneTariff = await board.request({ phone: PHONE, kind: "waitlist", courseId, tariffId });
		expect(await merge(anyTariff, oneTariff)).toEqual({ ok: false, code: "stillWaits" });
		expect(await merge(oneTariff, anyTariff)).toMatchObject({ ok: true });
	});

	test("that wait for a group and for any of its tariff end in the wider one, and a place held elsewhere changes no wait", async () => {
		const start = await board.db.selectFrom("start").select(["id", "courseId", "tariffId"]).executeTakeFirstOrThrow();
		const { id: startId, ...asked } = start;
		const oneGroup = await board.request({ phone: PHONE, kind: "waitlist", ...asked, startId });
		const anyGroup = await board.request({ phone: PHONE, kind: "waitlist", ...asked });
		expect(await merge(anyGroup, oneGroup)).toEqual({ ok: false, code: "stillWaits" });
		const trial = await board.request({ phone: PHONE, startId });
		const hold = { startId, requestId: trial, expiresAt: minutesAfter(NOON, 600) };
		await board.db.insertInto("seatHold").values(hold).execute();
		expect(await merge(trial, anyGroup)).toMatchObject({ ok: true });
		expect(await board.get(anyGroup)).toMatchObject({ startId: null });
		expect(await merge(oneGroup, anyGroup)).toMatchObject({ ok: true });
	});

	test("keep one place: the other one's goes back to everybody", async () => {
		const from = await board.request({ phone: PHONE });
		const into = await board.request({ phone: PHONE });
		const start = await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
		for (const requestId of [from, into]) {
			const values = { startId: start.id, requestId, expiresAt: minutesAfter(NOON, 600) };
			await board.db.insertInto("seatHold").values(values).execute();
		}
		await merge(from, into);
		const holds = await board.db.selectFrom("seatHold").where("releasedAt", "is", null).select("requestId").execute();
		expect(holds).toEqual([{ requestId: into }]);
	});

	test("of a guide, which promised no call, do not hurry the one that did; a call taken over by a guide stays due", async () => {
		const guide = await board.request({ kind: "guide", phone: PHONE, createdAt: minutesAfter(NOON, -60) });
		const trial = await board.request({ phone: PHONE });
		await merge(guide, trial);
		expect(await board.get(trial)).toMatchObject({ dueAt: minutesAfter(NOON, 15), respondBy: minutesAfter(NOON, 15) });
		const other = await board.request({ kind: "guide", phone: PHONE });
		await merge(trial, other);
		expect(await board.get(other)).toMatchObject({ dueAt: minutesAfter(NOON, 15) });
	});

	test("hide no broken promise: of two without an answer the earlier one is measured", async () => {
		const from = await board.request({ phone: PHONE, createdAt: minutesAfter(NOON, -60) });
		const into = await board.request({ phone: PHONE });
		await merge(from, into);
		expect(await board.get(into)).toMatchObject({ respondBy: minutesAfter(NOON, -45), dueAt: minutesAfter(NOON, -45) });
	});

	test("are not made of two people, of one request, or of what another manager has", async () => {
		const one = await board.request({ phone: PHONE });
		const other = await board.request({ phone: "+79039998877" });
		expect(await merge(one, other)).toEqual({ ok: false, code: "otherPerson" });
		expect(await merge(one, one)).toEqual({ ok: false, code: "sameRequest" });
		const third = await board.request({ phone: PHONE });
		await takeRequest(board.db, { id: third, staff: OLEG, now: NOON });
		expect(await merge(one, third)).toEqual({ ok: false, code: "taken" });
		const closed = await board.request({ phone: PHONE, status: "lost" });
		expect(await merge(one, closed)).toEqual({ ok: false, code: "wrongState" });
		expect((await board.get(one)).mergedInto).toBeNull();
	});

	test("merged crosswise at the same moment end in one of them", async () => {
		const one = await board.request({ phone: PHONE });
		const other = await board.request({ phone: PHONE });
		const results = await Promise.all([merge(one, other), merge(other, one)]);
		expect(results.map((result) => (result.ok ? "ok" : result.code)).sort()).toEqual(["merged", "ok"]);
	});

	test("merged in a chain all lead to the last one", async () => {
		const [first, second, third] = [
			await board.request({ phone: PHONE }),
			await board.request({ phone: PHONE }),
			await board.request({ phone: PHONE }),
		];
		await merge(first, second);
		await merge(second, third);
		expect((await board.get(first)).mergedInto).toBe(third);
	});
});
