import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { IRINA, minutesAfter, NOON, OLEG, OWNER, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { getRequestCard } from "./get-request-card.server.ts";
import { giveBackRequest } from "./give-back-request.server.ts";
import { noteRequest } from "./note-request.server.ts";
import { type Call, recordCall } from "./record-call.server.ts";
import { type StateChange, setRequestState } from "./set-request-state.server.ts";
import { takeRequest } from "./take-request.server.ts";

describe("a manager and a request", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	/** Whatever is done to one request, another one stays as it is. */
	let [other, before] = ["", {}];
	const look = async () => ({ ...(await board.get(other)), log: await board.log(other) });
	beforeEach(async () => {
		await board.clear();
		other = await board.request();
		before = await look();
	});
	afterEach(async () => expect(await look()).toEqual(before));

	function call(id: string, change: Partial<Call> = {}) {
		const usual: Call = { id, result: "talked", note: null, callAt: null, staff: IRINA, now: minutesAfter(NOON, 9) };
		return recordCall(board.db, { ...usual, ...change }, WEEK);
	}

	const setState = (change: StateChange) => setRequestState(board.db, change, { followers: [] });

	test("of fifty who reach for one request at once, one has it and the others learn who", async () => {
		const id = await board.request();
		const people = Array.from({ length: 50 }, (_, index) => ({
			id: `staff-${index}`,
			name: `Менеджер ${index}`,
			mayOverrule: false,
		}));
		const answers = await Promise.all(people.map((staff) => takeRequest(board.db, { id, staff, now: NOON })));
		const winner = people[answers.findIndex(({ ok }) => ok)];
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		for (const answer of answers.filter(({ ok }) => !ok)) {
			expect(answer).toEqual({ ok: false, code: "taken", holder: winner?.name });
		}
		expect(await board.get(id)).toMatchObject({
			status: "in_work",
			ownerId: winner?.id,
			owner: winner?.name,
			version: 2,
		});
		expect((await board.log(id)).map(({ kind }) => kind)).toEqual(["owner", "status"]);
	});

	test("taking what one has changes nothing; a closed or unknown one is not to be had", async () => {
		const id = await board.request();
		await takeRequest(board.db, { id, staff: IRINA, now: NOON });
		expect(await takeRequest(board.db, { id, staff: IRINA, now: NOON })).toMatchObject({ ok: true });
		expect((await board.get(id)).version).toBe(2);
		const closed = await board.request({ status: "lost" });
		expect(await takeRequest(board.db, { id: closed, staff: IRINA, now: NOON })).toEqual({
			ok: false,
			code: "wrongState",
		});
		const unknown = "00000000-0000-4000-8000-000000000000";
		expect(await takeRequest(board.db, { id: unknown, staff: IRINA, now: NOON })).toEqual({
			ok: false,
			code: "notFound",
		});
	});

	test("what is given back is new for everybody, and its promise still runs", async () => {
		const id = await board.request();
		await takeRequest(board.db, { id, staff: IRINA, now: NOON });
		expect(await giveBackRequest(board.db, { id, staff: OLEG, now: NOON })).toEqual({ ok: false, code: "taken" });
		expect(await giveBackRequest(board.db, { id, staff: IRINA, now: NOON })).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({
			status: "new",
			owner: null,
			ownerId: null,
			dueAt: minutesAfter(NOON, 15),
		});
		expect(await takeRequest(board.db, { id, staff: OLEG, now: NOON })).toMatchObject({ ok: true });
	});

	test("what was answered and is given back without an agreed call is called soon; an agreed call stays", async () => {
		const [id, agreed] = [await board.request(), await board.request()];
		await call(id);
		await giveBackRequest(board.db, { id, staff: IRINA, now: minutesAfter(NOON, 10) });
		expect(await board.get(id)).toMatchObject({ status: "thinking", ownerId: null, dueAt: minutesAfter(NOON, 25) });
		const callAt = minutesAfter(NOON, 90);
		await call(agreed, { result: "call_again", callAt });
		await giveBackRequest(board.db, { id: agreed, staff: IRINA, now: minutesAfter(NOON, 10) });
		expect((await board.get(agreed)).dueAt).toEqual(callAt);
		const guide = await board.request({ kind: "guide" });
		await takeRequest(board.db, { id: guide, staff: IRINA, now: NOON });
		await giveBackRequest(board.db, { id: guide, staff: IRINA, now: NOON });
		expect(await board.get(guide)).toMatchObject({ status: "new", dueAt: null });
	});

	test("the first call is the answer: its time in working seconds, and by whom", async () => {
		const id = await board.request({ createdAt: new Date("2026-11-17T20:00:00Z") });
		// Came at 23:00, the school opens at 9:00, the call is at 9:04.
		await call(id, { now: new Date("2026-11-18T06:04:00Z"), note: "Перезвонить мужу" });
		expect(await board.get(id)).toMatchObject({
			status: "thinking",
			firstResponseSeconds: 240,
			firstResponseBy: IRINA.id,
			firstResponseName: "Ирина",
			ownerId: IRINA.id,
			dueAt: null,
		});
		await call(id, { now: new Date("2026-11-18T10:00:00Z"), staff: IRINA });
		expect((await board.get(id)).firstResponseSeconds).toBe(240);
	});

	test("whoever did not answer is called again in a working hour, unless a time is named", async () => {
		const id = await board.request();
		await call(id, { result: "no_answer", now: new Date("2026-11-18T17:30:00Z") });
		// 20:30 in Moscow: half an hour is left today, half an hour comes tomorrow.
		expect(await board.get(id)).toMatchObject({ status: "no_answer", dueAt: new Date("2026-11-19T06:30:00Z") });
		const other = await board.request();
		const callAt = minutesAfter(NOON, 45);
		await call(other, { result: "no_answer", callAt });
		expect((await board.get(other)).dueAt).toEqual(callAt);
	});

	test("a call agreed for later needs a time ahead, and the request waits until then", async () => {
		const id = await board.request();
		expect(await call(id, { result: "call_again" })).toEqual({ ok: false, code: "required" });
		expect(await call(id, { result: "call_again", callAt: minutesAfter(NOON, 9) })).toEqual({
			ok: false,
			code: "past",
		});
		const far = new Date("2028-11-18T09:00:00Z");
		expect(await call(id, { result: "call_again", callAt: far })).toEqual({ ok: false, code: "tooFar" });
		const callAt = new Date("2026-11-19T15:00:00Z");
		expect(await call(id, { result: "call_again", callAt })).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({ status: "in_work", dueAt: callAt });
	});

	test("what another one has is not to be acted on, unless one may overrule; a note everybody may add", async () => {
		const id = await board.request();
		await takeRequest(board.db, { id, staff: IRINA, now: NOON });
		expect(await call(id, { staff: OLEG })).toEqual({ ok: false, code: "taken" });
		expect(await noteRequest(board.db, { id, text: "Звонил отец", staff: OLEG, now: NOON })).toMatchObject({
			ok: true,
		});
		expect(await call(id, { staff: OWNER })).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({ ownerId: IRINA.id, firstResponseBy: OWNER.id });
	});

	test("a lost one needs a reason, waits for no call, and can be taken up again", async () => {
		const id = await board.request();
		const change = { id, to: "lost", staff: IRINA, now: NOON } as const;
		expect(await setState(change)).toEqual({ ok: false, code: "required" });
		expect(await setState({ ...change, lostReason: "expensive" })).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({ status: "lost", lostReason: "expensive", dueAt: null });
		expect(await call(id)).toEqual({ ok: false, code: "wrongState" });
		expect(await setState({ ...change, to: "in_work" })).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({ status: "in_work", lostReason: null });
	});

	test.each(["lost", "won", "spam"] as const)(
		"one that was %s by mistake is called again once it is reopened",
		async (to) => {
			const id = await board.request();
			await call(id, { result: "call_again", callAt: minutesAfter(NOON, 300) });
			const change = { id, staff: IRINA, now: minutesAfter(NOON, 20), lostReason: "other" } as const;
			expect(await setState({ ...change, to })).toMatchObject({ ok: true });
			expect((await board.get(id)).dueAt).toBeNull();
			expect(await setState({ ...change, to: "in_work" })).toMatchObject({ ok: true });
			expect(await board.get(id)).toMatchObject({ status: "in_work", dueAt: minutesAfter(NOON, 35) });
		},
	);

	test.each(["lost", "spam"] as const)("one that is %s keeps no place and no lesson", async (to) => {
		const id = await board.request();
		const { id: startId } = await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
		const hold = { startId, requestId: id, expiresAt: minutesAfter(NOON, 60), createdAt: NOON };
		await board.db.insertInto("seatHold").values(hold).execute();
		const ended: string[] = [];
		const followers = [{ close: async (_db: unknown, end: { requestId: string }) => void ended.push(end.requestId) }];
		const change = { id, to, lostReason: "expensive", staff: IRINA, now: NOON } as const;
		expect(await setRequestState(board.db, change, { followers })).toMatchObject({ ok: true });
		expect(ended).toEqual([id]);
		const holds = await board.db.selectFrom("seatHold").where("requestId", "=", id).select("releasedAt").execute();
		expect(holds).toEqual([{ releasedAt: NOON }]);
	});

	test("one of somebody who was forgotten is not acted on any more", async () => {
		const id = await board.request({ erasedAt: NOON });
		expect(await call(id)).toEqual({ ok: false, code: "erased" });
	});

	test("only the moves of the table are possible", async () => {
		const id = await board.request({ status: "won" });
		const change = { id, staff: IRINA, now: NOON } as const;
		expect(await setState({ ...change, to: "spam" })).toEqual({ ok: false, code: "wrongState" });
		expect(await setState({ ...change, to: "won" })).toEqual({ ok: false, code: "wrongState" });
		expect(await setState({ ...change, to: "in_work" })).toMatchObject({ ok: true });
	});

	test("the card shows the time in each state, the calls, and other requests of the same person", async () => {
		const phone = "+79035556677";
		const relative = await board.request({ phone, kind: "callback", createdAt: minutesAfter(NOON, -60) });
		const id = await board.request({ phone });
		const mergedInto = (into: string) =>
			board.request({ mergedInto: into, status: "lost", createdAt: minutesAfter(NOON, -120) });
		const [own] = [await mergedInto(id), await mergedInto(relative)];
		await takeRequest(board.db, { id, staff: IRINA, now: minutesAfter(NOON, 3) });
		await call(id, { now: minutesAfter(NOON, 10) });
		const card = await getRequestCard(board.db, { id, locale: "ru", now: minutesAfter(NOON, 40) }, WEEK);
		expect(card?.stretches.map(({ status, seconds, by }) => [status, seconds, by])).toEqual([
			["new", 180, "visitor"],
			["in_work", 420, "Ирина"],
			["thinking", 1800, "Ирина"],
		]);
		expect(card?.relatives.map((each) => each.id)).toEqual([relative, own]);
		expect(card?.moves).toContain("won");
		expect(card?.log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["owner", "status", "call"]));
	});

	test("every move tells the boards, in its own transaction", async () => {
		const heard: string[] = [];
		const stop = await board.listen("requests_changed", (id) => heard.push(id));
		const id = await board.request();
		await takeRequest(board.db, { id, staff: IRINA, now: NOON });
		await expect.poll(() => heard).toEqual([id]);
		await call(id);
		await expect.poll(() => heard).toEqual([id, id]);
		expect(await takeRequest(board.db, { id, staff: OLEG, now: NOON })).toMatchObject({ ok: false });
		await noteRequest(board.db, { id, text: "Ещё", staff: OLEG, now: NOON });
		await expect.poll(() => heard).toEqual([id, id, id]);
		await stop();
	});
});
