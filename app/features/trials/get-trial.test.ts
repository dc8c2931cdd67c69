import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertCourses } from "../../../database/seed/insert-courses.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getRequestConfirmation } from "../requests/pages/get-request-confirmation.server.ts";
import { getTrial } from "./get-trial.server.ts";
import { bookSlot } from "./lessons/book-slot.server.ts";
import { cancelBooking } from "./lessons/cancel-booking.server.ts";
import { recordOutcome } from "./lessons/record-outcome.server.ts";
import { remindBooked } from "./lessons/remind-booked.server.ts";
import { openTrials, type TestTrials } from "./trials.fixture.ts";

describe("the page of a trial lesson", () => {
	let school: TestTrials;
	let slots: string[] = [];
	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		slots = await school.startAgain();
	});

	const page = (token: string, more: Partial<Parameters<typeof getTrial>[1]> = {}) =>
		getTrial(school.db, {
			...{ token, locale: "ru", now: school.clock.now(), settings: school.settings },
			...{ zone: undefined, day: undefined, isMoving: false },
			...more,
		});
	const book = (token: string, index = 0) => school.book(token, slots[index]);
	const hold = (token: string, index = 0) => school.hold(token, slots[index]);

	test("lists free times by the days of the visitor's clock, the school's where nobody has told another", async () => {
		const token = await school.ask();
		const view = await page(token);
		expect(view).toMatchObject({ state: "pick", zone: "Europe/Moscow", isZoneKnown: false, day: "2026-11-21" });
		expect(view?.days.map(({ day, count }) => [day, count])).toEqual([
			["2026-11-21", 3],
			["2026-11-28", 3],
			["2026-12-05", 3],
		]);
		// On Niue, fourteen hours behind Moscow, it is the evening before.
		const far = await page(token, { zone: "Pacific/Niue", day: "2026-11-27" });
		expect(far).toMatchObject({ day: "2026-11-27", isZoneKnown: true });
		expect(far?.days[0]).toMatchObject({ day: "2026-11-20", count: 3 });
		expect(far?.slots[0]?.startsAt).toEqual(new Date("2026-11-28T07:00:00Z"));
	});

	test("takes the zone that came with the request, then the one in which the lesson was chosen", async () => {
		const token = await school.ask({ visitorZone: "Asia/Omsk" });
		expect(await page(token)).toMatchObject({ zone: "Asia/Omsk", isZoneKnown: true });
		const key = { token };
		const wish = { key, slotId: slots[0] ?? "", by: "visitor", now: school.clock.now(), visitorZone: "Asia/Tokyo" };
		await bookSlot(school.db, wish, school.deps);
		expect(await page(token)).toMatchObject({ zone: "Asia/Tokyo", state: "booked" });
	});

	test("offers no times of a course that takes nobody, but the course that takes its place; a booked lesson stays and is moved", async () => {
		const [token, booked] = [await school.ask(), await school.ask()];
		await book(booked, 1);
		const courses = [buildCourse({ slug: "next-course" })];
		await inTransaction(school.db, (transaction) => insertCourses(transaction, courses, school.clock.now()));
		const next = await school.db
			.selectFrom("course")
			.where("slug", "=", "next-course")
			.select("id")
			.executeTakeFirstOrThrow();
		const set = (change: { status: "on_pause" | "published"; successorId: string | null }) =>
			school.db.updateTable("course").set(change).where("slug", "=", "test-course").execute();
		await set({ status: "on_pause", successorId: next.id });
		expect(await page(token)).toMatchObject({
			...{ state: "paused", days: [], successor: { category: "games", slug: "next-course" } },
		});
		expect(await hold(token)).toMatchObject({ code: "slotTaken" });
		expect(await book(token)).toMatchObject({ code: "slotTaken" });
		expect(await page(booked)).toMatchObject({ state: "booked", canMove: true });
		const moving = await page(booked, { isMoving: true });
		expect(moving).toMatchObject({ state: "pick", days: [{ count: 2 }, { count: 3 }, { count: 3 }] });
		expect([await hold(booked, 2), await book(booked, 2)]).toMatchObject([{ ok: true }, { value: { news: "moved" } }]);
		const question = { token, locale: "ru", now: school.clock.now(), settings: school.settings } as const;
		expect(await getRequestConfirmation(school.db, question)).toMatchObject({ canPickTime: false });
		await set({ status: "on_pause", successorId: null });
		expect(await page(token)).toMatchObject({ state: "paused", successor: undefined });
		await set({ status: "published", successorId: null });
		expect(await page(token)).toMatchObject({ state: "pick" });
	});

	test("leaves out times that are too soon", async () => {
		const token = await school.ask();
		school.clock.set("2026-11-21T04:30:00Z");
		expect((await page(token))?.slots.map(({ id }) => id)).toEqual(slots.slice(1, 3));
	});

	test("shows what is held until the very moment, and says that it has run out as long as nobody else took it", async () => {
		const [token, other] = [await school.ask(), await school.ask()];
		await hold(token);
		school.clock.set("2026-11-18T09:09:59Z");
		expect(await page(token)).toMatchObject({ state: "held", hold: { until: new Date("2026-11-18T09:10:00Z") } });
		school.clock.set("2026-11-18T09:10:00Z");
		expect(await page(token)).toMatchObject({ state: "pick", hasHoldRunOut: true });
		await hold(other);
		expect(await page(token)).toMatchObject({ state: "pick", hasHoldRunOut: false });
	});

	test("tells of a held time which reminders there would be", async () => {
		const token = await school.ask();
		school.clock.set("2026-11-20T07:00:00Z");
		await hold(token);
		expect((await page(token))?.hold).toMatchObject({ reminder: "day" });
		school.clock.set("2026-11-20T07:00:01Z");
		expect((await page(token))?.hold).toMatchObject({ reminder: "hour" });
	});

	test("tells the way in from ten minutes before the lesson to its end and never at another time", async () => {
		const token = await school.ask();
		await book(token);
		for (const [moment, phase, isOpen] of [
			["2026-11-21T06:49:59Z", "ahead", false],
			["2026-11-21T06:50:00Z", "ahead", true],
			["2026-11-21T07:00:00Z", "now", true],
			["2026-11-21T07:44:59Z", "now", true],
			["2026-11-21T07:45:00Z", "over", false],
		] as const) {
			school.clock.set(moment);
			const view = await page(token, { isMoving: true });
			expect(view?.booking).toMatchObject({ phase });
			expect(view?.booking?.meetingUrl !== undefined).toBe(isOpen);
		}
	});

	test("offers another time for a lesson that is ahead, was called off or missed; none after one that was held", async () => {
		const token = await school.ask();
		const booked = await book(token);
		expect(await page(token)).toMatchObject({ state: "booked", canMove: true });
		expect(await page(token, { isMoving: true })).toMatchObject({ state: "pick" });
		await cancelBooking(school.db, { key: { token }, by: "staff-1", now: school.clock.now() }, school.deps);
		expect(await page(token)).toMatchObject({ state: "pick", booking: { isCancelledBySchool: true } });
		const again = await book(token);
		expect(again).not.toEqual(booked);
		school.clock.set("2026-11-21T08:00:00Z");
		expect(await page(token, { isMoving: true })).toMatchObject({ state: "booked", canMove: false });
		const bookingId = again.ok ? again.value.bookingId : "";
		const record = { bookingId, note: "", by: "staff-1", now: school.clock.now() };
		await recordOutcome(school.db, { ...record, outcome: "came" });
		expect(await page(token)).toMatchObject({ state: "closed" });
		await recordOutcome(school.db, { ...record, outcome: "missed" });
		expect(await page(token)).toMatchObject({ state: "pick" });
	});

	test("lets whoever has bought move a lesson that is ahead, and offers no other one", async () => {
		const [token, bare] = [await school.ask(), await school.ask()];
		await book(token);
		await school.db.updateTable("contactRequest").set({ status: "won" }).execute();
		expect(await page(token)).toMatchObject({ state: "booked", canMove: true });
		expect(await page(token, { isMoving: true })).toMatchObject({ state: "pick" });
		expect(await page(bare)).toMatchObject({ state: "closed" });
		school.clock.set("2026-11-21T07:00:00Z");
		expect(await page(token, { isMoving: true })).toMatchObject({ state: "booked", canMove: false });
	});

	test("is named after a request only to whoever finds a free time on it, or his lesson", async () => {
		const asked = { locale: "ru", now: school.clock.now(), settings: school.settings } as const;
		const isNamed = async (token: string) =>
			(await getRequestConfirmation(school.db, { token, ...asked }))?.canPickTime;
		const token = await school.ask();
		expect(await isNamed(token)).toBe(true);
		await school.db.updateTable("trialSlot").set({ teacherId: school.otherId }).execute();
		expect([(await page(token))?.slots, await isNamed(token)]).toEqual([[], false]);
		expect(await isNamed(await school.ask({ course: undefined }))).toBe(true);
		await school.db.updateTable("trialSlot").set({ teacherId: school.teacherId }).execute();
		await school.db
			.deleteFrom("trialSlot")
			.where("id", "!=", slots[0] ?? "")
			.execute();
		await book(token);
		expect(await isNamed(token)).toBe(true);
		expect(await isNamed(await school.ask())).toBe(false);
	});

	test("is there for requests for a trial lesson, and for others once staff have booked one", async () => {
		const token = await school.ask();
		await school.db.updateTable("contactRequest").set({ kind: "callback" }).execute();
		expect(await page(token)).toBeUndefined();
		expect(await page("nothing")).toBeUndefined();
		const wish = { key: { token }, slotId: slots[0] ?? "", by: "staff-1", now: school.clock.now() };
		await bookSlot(school.db, wish, school.deps);
		expect(await page(token)).toMatchObject({ state: "booked" });
	});

	test("keeps an address that is given with the booking, and never changes one that is there", async () => {
		const [bare, known] = [await school.ask({ email: null }), await school.ask({ email: "first@example.com" })];
		for (const [index, token] of [bare, known].entries()) {
			const slotId = slots[index] ?? "";
			const wish = { key: { token }, slotId, by: "visitor", now: school.clock.now(), email: "Late@example.com" };
			await bookSlot(school.db, wish, school.deps);
		}
		expect(await school.request(bare)).toMatchObject({ email: "Late@example.com", repeatKeyEmail: "late@example.com" });
		expect(await school.request(known)).toMatchObject({ email: "first@example.com" });
	});

	describe("reminders", () => {
		/** Letters ordered by the job at a moment, run twice as after a restart. */
		async function remindAt(moment: string): Promise<string[]> {
			school.clock.set(moment);
			school.told.length = 0;
			for (let run = 0; run < 2; run++) {
				await remindBooked(school.db, { now: school.clock.now(), messages: school.messages });
			}
			return [...school.told];
		}

		test("go out a day and an hour before, each once", async () => {
			await book(await school.ask());
			expect(await remindAt("2026-11-20T06:59:00Z")).toEqual([]);
			expect(await remindAt("2026-11-20T07:00:00Z")).toEqual(["day"]);
			expect(await remindAt("2026-11-21T05:59:00Z")).toEqual([]);
			expect(await remindAt("2026-11-21T06:00:00Z")).toEqual(["hour"]);
			expect(await remindAt("2026-11-21T07:00:00Z")).toEqual([]);
		});

		test("speak of the time that the lesson was moved to, and never of one that was called off", async () => {
			const [moved, cancelled] = [await school.ask(), await school.ask()];
			await book(moved, 0);
			await book(cancelled, 1);
			expect(await remindAt("2026-11-20T08:00:00Z")).toEqual(["day", "day"]);
			await book(moved, 3);
			await cancelBooking(
				school.db,
				{ key: { token: cancelled }, by: "visitor", now: school.clock.now() },
				school.deps,
			);
			expect(await remindAt("2026-11-21T07:30:00Z")).toEqual([]);
			expect(await remindAt("2026-11-27T07:00:00Z")).toEqual(["day"]);
		});

		test("do not remind of what somebody has just booked", async () => {
			school.clock.set("2026-11-20T20:00:00Z");
			await book(await school.ask());
			expect(await remindAt("2026-11-20T20:01:00Z")).toEqual([]);
			expect(await remindAt("2026-11-21T06:01:00Z")).toEqual(["hour"]);
		});
	});
});
