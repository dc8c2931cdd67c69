import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StartTime } from "../../../shared/start-time.ts";
import { minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "../board/board.fixture.ts";
import type { OpeningMessages } from "./opening-messages.ts";
import { tellOpenings } from "./tell-openings.server.ts";

describe("a course that people wait for", () => {
	let board: TestBoard;
	let courseId: string;
	let letters: string[] = [];
	let notices: { waiting: number; toCall: number }[] = [];
	/** The groups that a letter named, then those that managers were told of. */
	let named: (readonly StartTime[])[] = [];
	const messages: OpeningMessages = {
		async announceOpening(_db, requestId, groups) {
			letters.push(requestId);
			named.push(groups);
		},
		async announceOpeningToManagers(_db, { waiting, toCall, groups }) {
			notices.push({ waiting, toCall });
			named.push(groups);
		},
	};
	beforeAll(async () => {
		board = await openTestBoard();
		courseId = (await board.db.selectFrom("course").select("id").executeTakeFirstOrThrow()).id;
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		letters = [];
		notices = [];
		named = [];
		await board.clear();
		await board.db.deleteFrom("start").execute();
		await board.db.deleteFrom("tariff").where("code", "=", "second").execute();
		await setStatus("in_development");
	});

	const look = (now = NOON) => tellOpenings(board.db, { now, messages }, WEEK);
	const setStatus = (status: "in_development" | "on_pause" | "published") =>
		board.db.updateTable("course").set({ status }).execute();
	const wait = (values: Parameters<TestBoard["request"]>[0] = {}) =>
		board.request({ kind: "waitlist", courseId, email: "anna@example.com", ...values });
	const anyTariff = () => board.db.selectFrom("tariff").select("id").executeTakeFirstOrThrow();

	async function secondTariff(): Promise<{ id: string }> {
		const { rows } = await sql<{ id: string }>`
			insert into tariff (course_id, code, kind, lessons, price_rub, price_usd, text, position)
			select course_id, 'second', kind, lessons, price_rub, price_usd, text, 1 from tariff returning id`.execute(
			board.db,
		);
		return { id: rows[0]?.id ?? "" };
	}

	async function openGroup(tariffId: string, seatsTaken: number): Promise<string> {
		const { id } = await board.db
			.insertInto("start")
			.values({
				courseId,
				tariffId,
				startsAt: minutesAfter(NOON, 7 * 24 * 60),
				zone: "Europe/Moscow",
				seatsTotal: 5,
				seatsTaken,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	}

	test("is told of once, by letter, to everybody who waits for it, when it opens", async () => {
		const first = await wait();
		const second = await wait({ email: "boris@example.com", createdAt: minutesAfter(NOON, 1) });
		expect(await look()).toBe(0);
		await setStatus("published");
		expect(await look()).toBe(2);
		expect(await look(minutesAfter(NOON, 5))).toBe(0);
		expect(letters).toEqual([first, second]);
		expect(notices).toEqual([{ waiting: 2, toCall: 0 }]);
		expect(await board.log(first)).toMatchObject([{ kind: "opening", by: "office" }]);
	});

	test("is told of once its text, published by schedule, has come out", async () => {
		const id = await wait();
		await setStatus("published");
		const publishAt = minutesAfter(NOON, 10);
		await board.db.updateTable("courseText").set({ state: "scheduled", publishAt }).execute();
		expect(await look()).toBe(0);
		expect(await look(minutesAfter(NOON, 11))).toBe(1);
		expect(letters).toEqual([id]);
		await board.db.updateTable("courseText").set({ state: "published", publishAt: null }).execute();
	});

	test("stands among the calls, in working hours, for whoever left no address", async () => {
		const id = await wait({ email: null });
		const guide = await board.request({ kind: "guide" });
		await setStatus("published");
		const now = new Date("2026-11-18T22:00:00Z");
		await look(now);
		expect(letters).toEqual([]);
		expect(notices).toEqual([{ waiting: 1, toCall: 1 }]);
		expect(await board.get(id)).toMatchObject({ dueAt: new Date("2026-11-19T06:15:00Z"), updatedAt: now, version: 2 });
		expect(await board.get(guide)).toMatchObject({ dueAt: null, version: 1 });
	});

	test("keeps silent for who has been answered, merged into another or waits for something else", async () => {
		const id = await wait();
		await wait({ status: "lost" });
		await wait({ mergedInto: id });
		await wait({ kind: "trial" });
		await wait({ courseId: null, subject: "webinar:game@2026-11-20" });
		await setStatus("published");
		expect(await look()).toBe(1);
		expect(letters).toEqual([id]);
	});

	test("is not open while every group of it is full, and is when one has a place", async () => {
		await setStatus("published");
		const group = await openGroup((await anyTariff()).id, 5);
		await wait();
		expect(await look()).toBe(0);
		await board.db.updateTable("start").set({ seatsTaken: 4 }).where("id", "=", group).execute();
		expect(await look()).toBe(1);
	});

	test("is open by the tariff that was asked for, not by another one", async () => {
		await setStatus("published");
		const [asked, other] = [await anyTariff(), await secondTariff()];
		await openGroup(asked.id, 5);
		await openGroup(other.id, 0);
		const waiting = await wait({ tariffId: asked.id });
		const free = await wait({ tariffId: other.id });
		expect(await look()).toBe(1);
		expect(letters).toEqual([free]);
		expect(letters).not.toContain(waiting);
	});

	test("is told of to whoever waits for a group once that group has a place, and to others of another one", async () => {
		await setStatus("published");
		const tariff = await anyTariff();
		const [full, free] = [await openGroup(tariff.id, 5), await openGroup(tariff.id, 0)];
		const [waiting, any] = [await wait({ tariffId: tariff.id, startId: full }), await wait({ tariffId: tariff.id })];
		expect(await look()).toBe(1);
		expect(letters).toEqual([any]);
		expect(named).toEqual([[], []]);
		await board.db.updateTable("start").set({ seatsTaken: 5 }).where("id", "=", free).execute();
		await board.db.updateTable("start").set({ seatsTaken: 4 }).where("id", "=", full).execute();
		expect(await look()).toBe(1);
		expect(letters).toEqual([any, waiting]);
		const group = { startsAt: minutesAfter(NOON, 7 * 24 * 60), zone: "Europe/Moscow" };
		expect(named.slice(2)).toEqual([[group], [group]]);
	});

	test("is full with a mentor too while the groups are that he teaches in", async () => {
		await setStatus("published");
		const group = await openGroup((await anyTariff()).id, 5);
		const mentor = await secondTariff();
		await board.db.updateTable("tariff").set({ kind: "with_mentor" }).where("id", "=", mentor.id).execute();
		const waiting = await wait({ tariffId: mentor.id });
		expect(await look()).toBe(0);
		await board.db.updateTable("start").set({ seatsTaken: 4 }).where("id", "=", group).execute();
		expect(await look()).toBe(1);
		expect(letters).toEqual([waiting]);
	});

	test("is told of by its other groups once the one that was waited for is called off or has begun", async () => {
		await setStatus("published");
		const tariff = await anyTariff();
		const full = await openGroup(tariff.id, 5);
		await openGroup(tariff.id, 0);
		const waiting = await wait({ tariffId: tariff.id, startId: full });
		expect(await look()).toBe(0);
		await board.db.updateTable("start").set({ status: "cancelled" }).where("id", "=", full).execute();
		expect(await look()).toBe(1);
		expect(letters).toEqual([waiting]);
		expect(named).toEqual([[], []]);
	});

	test("is open for whoever named no tariff as soon as one is taught without groups, however full those of another are", async () => {
		await setStatus("published");
		const full = await anyTariff();
		await openGroup(full.id, 5);
		const alone = await secondTariff();
		const anyOf = await wait();
		const [waiting, free] = [await wait({ tariffId: full.id }), await wait({ tariffId: alone.id })];
		expect(await look()).toBe(2);
		expect(letters).toEqual(expect.arrayContaining([anyOf, free]));
		expect(letters).not.toContain(waiting);
	});

	test("is told of once by processes that look at the same moment, however many wait", async () => {
		for (let count = 0; count < 60; count++) await wait({ email: `${count}@example.com` });
		await setStatus("published");
		const counts = await Promise.all([look(), look(), look()]);
		expect(counts.reduce((sum, count) => sum + count)).toBe(60);
		expect(new Set(letters).size).toBe(60);
		expect(letters).toHaveLength(60);
	});
});
