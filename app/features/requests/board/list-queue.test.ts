import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertCourses } from "../../../../database/seed/insert-courses.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { IRINA, minutesAfter, NOON, OLEG, openTestBoard, SITE, type TestBoard, WEEK } from "./board.fixture.ts";
import { getBoardSummary } from "./get-board-summary.server.ts";
import { getRequestCard } from "./get-request-card.server.ts";
import { listFigures } from "./list-figures.server.ts";
import { listQueue } from "./list-queue.server.ts";
import { recordCall } from "./record-call.server.ts";
import { takeRequest } from "./take-request.server.ts";

describe("the queue", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(() => board.clear());

	test("shows whom to call, what is due first on top, with the working time that is left", async () => {
		const fresh = await board.request({ name: "Свежая" });
		const late = await board.request({ name: "Просроченная", createdAt: minutesAfter(NOON, -20) });
		const agreed = await board.request({ name: "Обещанная" });
		const callAt = minutesAfter(NOON, 6);
		await recordCall(
			board.db,
			{ id: agreed, result: "call_again", note: null, callAt, staff: IRINA, now: minutesAfter(NOON, 1) },
			WEEK,
		);
		const queue = await listQueue(board.db, { locale: "ru", now: minutesAfter(NOON, 7) }, SITE);
		expect(queue.requests.map(({ id, secondsLeft, isFirstCall }) => [id, secondsLeft, isFirstCall])).toEqual([
			[late, -12 * 60, true],
			[agreed, -60, false],
			[fresh, 8 * 60, true],
		]);
		expect(queue).toMatchObject({ total: 3, later: 0, isOpen: true, changesAt: new Date("2026-11-18T18:00:00Z") });
	});

	test("names a course in the other language where it has no text in that of the screen, and so does its card", async () => {
		const courses = [buildCourse({ slug: "english-alone", starts: [] })];
		const ids = await inTransaction(board.db, (transaction) => insertCourses(transaction, courses, NOON));
		const courseId = ids.get("english-alone");
		const id = await board.request({ courseId });
		const named = async () => {
			const { requests } = await listQueue(board.db, { locale: "ru", now: NOON }, SITE);
			const card = await getRequestCard(board.db, { id, locale: "ru", now: NOON }, WEEK);
			return [requests[0]?.course, card?.course];
		};
		expect(await named()).toEqual(["Курс", "Курс"]);
		const texts = board.db.deleteFrom("courseText").where("locale", "=", "ru");
		await texts.where("courseId", "=", courseId ?? "").execute();
		expect(await named()).toEqual(["Course", "Course"]);
	});

	test("leaves out the closed, the merged, the answered, webinars, guides, waiting lists, and agreed calls until their time comes", async () => {
		await board.request({ status: "won" });
		await board.request({ kind: "webinar" });
		await board.request({ kind: "guide" });
		await board.request({ kind: "waitlist" });
		await board.request({ status: "thinking", firstResponseAt: NOON });
		const stays = await board.request();
		await board.request({ mergedInto: stays });
		const callAt = minutesAfter(NOON, 120);
		const agreed = await board.request({ status: "thinking", firstResponseAt: NOON, callAt });
		const now = minutesAfter(NOON, 1);
		const queue = await listQueue(board.db, { locale: "ru", now }, SITE);
		expect(queue.requests.map(({ id }) => id)).toEqual([stays]);
		expect(queue).toMatchObject({ total: 1, later: 1 });
		const later = await listQueue(board.db, { locale: "ru", now, scope: "later" }, SITE);
		expect(later.requests.map(({ id }) => id)).toEqual([agreed]);
		const then = await listQueue(board.db, { locale: "ru", now: callAt }, SITE);
		expect(then.requests.map(({ id }) => id)).toEqual([stays, agreed]);
	});

	test.each([
		["the reader of a guide", "guide"],
		["somebody who waits for a place", "waitlist"],
		["somebody who registered for a webinar", "webinar"],
	] as const)("keeps a call that was agreed with %s", async (_who, kind) => {
		const id = await board.request({ kind });
		expect(await board.get(id)).toMatchObject({ dueAt: null });
		const callAt = minutesAfter(NOON, 60);
		const call = { id, result: "call_again", note: null, callAt, staff: IRINA, now: NOON } as const;
		expect(await recordCall(board.db, call, WEEK)).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({ dueAt: callAt });
	});

	test("who asked again is called within the promise, whatever was agreed before", async () => {
		const evening = new Date("2026-11-18T19:00:00Z");
		const respondBy = new Date("2026-11-19T06:15:00Z");
		const back = await board.request({ status: "new", firstResponseAt: NOON, callAt: respondBy });
		await board.request({ status: "thinking", firstResponseAt: NOON, callAt: minutesAfter(respondBy, 1) });
		const queue = await listQueue(board.db, { locale: "ru", now: evening }, SITE);
		expect(queue.requests.map(({ id }) => id)).toEqual([back]);
		expect(queue.later).toBe(1);
	});

	test("at night nothing runs out: the whole promise is still ahead", async () => {
		const evening = new Date("2026-11-18T19:00:00Z");
		await board.request({ createdAt: evening });
		const queue = await listQueue(board.db, { locale: "en", now: new Date("2026-11-19T01:00:00Z") }, SITE);
		expect(queue).toMatchObject({ isOpen: false, changesAt: new Date("2026-11-19T06:00:00Z") });
		expect(queue.requests[0]?.secondsLeft).toBe(900);
	});

	test("says the age of the child that was told to the quiz alone", async () => {
		const text = { ru: "11–12 лет", en: "11–12 years" };
		const questions = JSON.stringify([{ key: "age", options: [{ key: "a11", ages: null, art: "comet", text }] }]);
		await board.db.deleteFrom("quiz").execute();
		await board.db.insertInto("quiz").values({ slug: "child", questions, courses: "[]" }).execute();
		await board.request({ kind: "quiz", answers: JSON.stringify({ quiz: { age: "a11" }, offered: [] }) });
		await board.request({ childAge: 9 });
		for (const locale of ["ru", "en"] as const) {
			const { requests } = await listQueue(board.db, { locale, now: minutesAfter(NOON, 1) }, SITE);
			const ages = requests.map(({ childAge, quizAge }) => [childAge, quizAge]);
			expect(ages).toHaveLength(2);
			expect(ages).toEqual(
				expect.arrayContaining([
					[null, text[locale]],
					[9, null],
				]),
			);
		}
	});

	test("says of a course that takes nobody which one takes its place, in the queue and on the card", async () => {
		const add = [buildCourse({ slug: "next-course" })];
		await inTransaction(board.db, (transaction) => insertCourses(transaction, add, NOON));
		const courses = await board.db.selectFrom("course").select(["id", "slug"]).execute();
		const idOf = (slug: string) => courses.find((course) => course.slug === slug)?.id ?? "";
		const change = { status: "on_pause", successorId: idOf("next-course") } as const;
		await board.db.updateTable("course").set(change).where("slug", "=", "test-course").execute();
		const id = await board.request({ courseId: idOf("test-course") });
		const pause = { status: "on_pause", successor: { category: "games", slug: "next-course" } };
		const now = minutesAfter(NOON, 1);
		expect((await listQueue(board.db, { locale: "ru", now }, SITE)).requests).toMatchObject([{ id, pause }]);
		expect(await getRequestCard(board.db, { id, locale: "en", now }, WEEK)).toMatchObject({ pause });
		await board.db.updateTable("course").set({ status: "published" }).execute();
		expect(await getRequestCard(board.db, { id, locale: "en", now }, WEEK)).toMatchObject({ pause: null });
	});

	test("can be of one manager, and says how often somebody asked and did not answer", async () => {
		const mine = await board.request();
		await takeRequest(board.db, { id: mine, staff: IRINA, now: NOON });
		const theirs = await board.request();
		await takeRequest(board.db, { id: theirs, staff: OLEG, now: NOON });
		for (const result of ["call_again", "no_answer"] as const) {
			const call = { id: mine, result, note: null, callAt: minutesAfter(NOON, 5), staff: IRINA, now: NOON };
			await recordCall(board.db, call, WEEK);
		}
		const missed = { id: theirs, result: "no_answer", note: null, callAt: null, staff: OLEG, now: NOON } as const;
		await recordCall(board.db, missed, WEEK);
		const again = { kind: "repeated", details: "{}", createdAt: NOON } as const;
		const asked = [mine, theirs, theirs].map((requestId) => ({ ...again, requestId }));
		await board.db.insertInto("contactRequestEvent").values(asked).execute();
		const now = minutesAfter(NOON, 5);
		const queue = await listQueue(board.db, { locale: "ru", now, ownerId: IRINA.id, staffId: IRINA.id }, SITE);
		expect(queue.requests).toMatchObject([{ id: mine, misses: 1, repeats: 1, owner: "Ирина" }]);
		expect(queue).toMatchObject({ total: 1, later: 0, counts: { now: 1, mine: 1, later: 1 } });
		const all = await listQueue(board.db, { locale: "ru", now, staffId: OLEG.id }, SITE);
		expect(all).toMatchObject({ total: 1, later: 1, counts: { now: 1, mine: 0, later: 1 } });
	});

	test("says of who waits twice, by phone or by address, in which other request, and who has that", async () => {
		const phone = "+79031112201";
		const first = await board.request({ phone });
		const second = await board.request({ phone, email: "Anna@example.com" });
		const third = await board.request({ email: "anna@example.com" });
		await board.request({ phone, status: "won" });
		await takeRequest(board.db, { id: second, staff: IRINA, now: NOON });
		const { requests } = await listQueue(board.db, { locale: "ru", now: minutesAfter(NOON, 5) }, SITE);
		const numberOf = (id: string) => requests.find((request) => request.id === id)?.number;
		const also = new Map(requests.map(({ id, sameCaller }) => [id, sameCaller]));
		expect(also).toEqual(
			new Map([
				[first, `${numberOf(second)} (Ирина)`],
				[second, `${numberOf(first)}, ${numberOf(third)}`],
				[third, `${numberOf(second)} (Ирина)`],
			]),
		);
	});

	test("the figures above it count today, those who wait, and this week against the last", async () => {
		await board.request({ createdAt: minutesAfter(NOON, -11) });
		await board.request({ createdAt: minutesAfter(NOON, -24 * 60 - 5) });
		await board.request({ createdAt: minutesAfter(NOON, -24 * 60 + 10) });
		await board.request({ createdAt: minutesAfter(NOON, -24 * 60 + 5), status: "spam" });
		const answered = await board.request({ createdAt: minutesAfter(NOON, -30) });
		await recordCall(
			board.db,
			{ id: answered, result: "talked", note: null, callAt: null, staff: IRINA, now: minutesAfter(NOON, -21) },
			WEEK,
		);
		expect(await getBoardSummary(board.db, { now: NOON }, WEEK)).toMatchObject({
			newToday: 2,
			newYesterday: 1,
			waiting: 3,
			longestWaitSeconds: (12 * 60 + 5) * 60,
			week: { requests: 4, answered: 1, kept: 1, missed: 2, medianMinutes: 9, keptShare: 1 / 3 },
			weekBefore: { requests: 0, medianMinutes: null, keptShare: null },
		});
	});

	test("of today's requests the board and the figures count the same ones", async () => {
		const today = minutesAfter(NOON, -30);
		const first = await board.request({ createdAt: today });
		await board.request({ createdAt: today, mergedInto: first });
		await board.request({ createdAt: today, mergedInto: first, firstResponseAt: minutesAfter(today, 5) });
		for (const kind of ["webinar", "guide", "waitlist"] as const) await board.request({ createdAt: today, kind });
		const midnight = new Date("2026-11-17T21:00:00Z");
		const figures = await listFigures(board.db, { from: midnight, to: NOON, now: NOON, zone: "Europe/Moscow" });
		const summary = await getBoardSummary(board.db, { now: NOON }, WEEK);
		expect([summary.newToday, figures.total.requests]).toEqual([2, 2]);
	});
});
