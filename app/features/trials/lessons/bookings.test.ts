import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { promiseCall } from "../../requests/promise/promise-time.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { listFreeSlots } from "../slots/list-free-slots.server.ts";
import { openTrials, type TestTrials } from "../trials.fixture.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { recordOutcome } from "./record-outcome.server.ts";
import { releaseSlot } from "./release-slot.server.ts";

describe("a trial lesson", () => {
	let school: TestTrials;
	let slots: string[] = [];
	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		slots = await school.startAgain();
		school.told.length = 0;
	});

	const at = (index: number) => slots[index] ?? "";
	const hold = (token: string, index: number) => school.hold(token, slots[index]);
	const book = (token: string, index: number, by?: string) => school.book(token, slots[index], by);
	const cancel = (token: string, by = "visitor") =>
		cancelBooking(school.db, { key: { token }, by, now: school.clock.now() }, school.deps);
	const free = async () => {
		const { id, courseId } = await school.request(await school.ask());
		const now = school.clock.now();
		return (await listFreeSlots(school.db, { request: { id, courseId }, from: now, now, locale: "ru" })).map(
			(slot) => slot.id,
		);
	};

	test("that somebody holds is taken for everybody else, for ten minutes and not a moment longer", async () => {
		const [one, two] = [await school.ask(), await school.ask()];
		expect(await hold(one, 0)).toEqual({ ok: true, value: new Date("2026-11-18T09:10:00Z") });
		expect(await hold(two, 0)).toMatchObject({ code: "slotTaken" });
		expect(await free()).not.toContain(at(0));
		school.clock.set("2026-11-18T09:09:59.999Z");
		expect(await hold(two, 0)).toMatchObject({ code: "slotTaken" });
		school.clock.set("2026-11-18T09:10:00Z");
		expect(await free()).toContain(at(0));
		expect(await hold(two, 0)).toMatchObject({ ok: true });
		expect(await book(one, 0)).toMatchObject({ code: "slotTaken" });
	});

	test("is held by one visitor at a time: the next choice lets go of the one before, unless it is taken", async () => {
		const [one, two] = [await school.ask(), await school.ask()];
		await hold(one, 0);
		await hold(two, 1);
		expect(await hold(one, 1)).toMatchObject({ code: "slotTaken" });
		expect(await hold(two, 0)).toMatchObject({ code: "slotTaken" });
		expect(await hold(one, 2)).toMatchObject({ ok: true });
		expect(await hold(two, 0)).toMatchObject({ ok: true });
		const held = (await school.slots()).filter(({ heldFor }) => heldFor).map(({ id }) => id);
		expect(held.sort()).toEqual([at(0), at(2)].sort());
	});

	test("held again keeps its end; let go it is free", async () => {
		const token = await school.ask();
		await hold(token, 0);
		school.clock.set("2026-11-18T09:05:00Z");
		expect(await hold(token, 0)).toEqual({ ok: true, value: new Date("2026-11-18T09:10:00Z") });
		await releaseSlot(school.db, { token });
		expect(await free()).toContain(at(0));
	});

	test("is booked once: the request says so, its log too, and everybody is told", async () => {
		const token = await school.ask({ visitorZone: "Asia/Vladivostok" });
		await hold(token, 0);
		const booked = await book(token, 0);
		expect(booked).toMatchObject({ ok: true, value: { news: "booked" } });
		expect(await book(token, 0)).toMatchObject({ ok: true, value: { news: "same" } });
		expect(await school.bookings()).toMatchObject([
			{ slotId: at(0), status: "booked", minutes: 45, zone: "Europe/Moscow", visitorZone: "Asia/Vladivostok" },
		]);
		expect(school.told).toEqual(["booked", "staff: booked"]);
		const { id, status } = await school.request(token);
		expect(status).toBe("trial_booked");
		const log = await school.db.selectFrom("contactRequestEvent").where("requestId", "=", id).selectAll().execute();
		expect(log.find(({ kind }) => kind === "status")).toMatchObject({
			by: "visitor",
			details: { from: "new", to: "trial_booked", trial: "booked", startsAt: "2026-11-21T07:00:00.000Z" },
		});
		expect((await school.slots()).filter(({ heldFor }) => heldFor)).toEqual([]);
	});

	test("whose hold has run out is booked all the same while nobody else has taken it", async () => {
		const token = await school.ask();
		await hold(token, 0);
		school.clock.set("2026-11-18T09:30:00Z");
		expect(await book(token, 0)).toMatchObject({ ok: true });
	});

	test("is moved: one lesson, the time before is free again, and nobody else's moves", async () => {
		const token = await school.ask();
		await book(token, 0);
		await book(await school.ask(), 2, "staff-1");
		school.told.length = 0;
		await hold(token, 4);
		expect(await free()).not.toContain(at(0));
		expect(await book(token, 4)).toMatchObject({ value: { news: "moved" } });
		expect(await school.bookings()).toMatchObject([
			{ slotId: at(4), status: "booked", version: 2 },
			{ slotId: at(2), status: "booked", version: 1 },
		]);
		expect(await free()).toContain(at(0));
		expect(await free()).not.toContain(at(4));
		expect(school.told).toEqual(["moved", "staff: moved"]);
	});

	test("is moved and called off by whoever has bought meanwhile, and the request stays won", async () => {
		const token = await school.ask();
		await book(token, 0);
		await school.db.updateTable("contactRequest").set({ status: "won" }).execute();
		expect(await hold(token, 4)).toMatchObject({ ok: true });
		expect(await book(token, 4)).toMatchObject({ value: { news: "moved" } });
		expect(await school.request(token)).toMatchObject({ status: "won", callAt: null });
		const [lesson] = await school.bookings();
		expect(lesson).toMatchObject({ slotId: at(4), status: "booked" });
		expect(await book(token, 3, "staff-1")).toMatchObject({ value: { news: "moved" } });
		expect(await cancel(token)).toMatchObject({ ok: true });
		expect(await hold(token, 0)).toMatchObject({ code: "closed" });
		expect(await book(token, 0)).toMatchObject({ code: "closed" });
		expect(await school.request(token)).toMatchObject({ status: "won", callAt: null });
	});

	test("called off is free again and told, the request waits for a call, and another time may be booked", async () => {
		const token = await school.ask();
		await book(token, 0);
		await book(await school.ask(), 2);
		school.told.length = 0;
		expect(await cancel(token)).toMatchObject({ ok: true });
		expect(await cancel(token)).toMatchObject({ code: "notFound" });
		expect(school.told).toEqual(["cancelled", "staff: cancelled"]);
		expect((await school.request(token)).status).toBe("new");
		expect(await free()).toContain(at(0));
		expect(await book(token, 0)).toMatchObject({ value: { news: "booked" } });
		expect((await school.bookings()).map(({ status }) => status)).toEqual(["cancelled", "booked", "booked"]);
	});

	test("called off after a manager has answered goes back to that manager", async () => {
		const token = await school.ask();
		await book(token, 0);
		await school.db.updateTable("contactRequest").set({ firstResponseAt: school.clock.now() }).execute();
		await cancel(token, "staff-1");
		expect((await school.request(token)).status).toBe("in_work");
		expect(school.told.at(-1)).toBe("cancelled");
	});

	test("needs notice of a visitor, not of staff; what has begun is nobody's", async () => {
		const [one, two] = [await school.ask(), await school.ask()];
		school.clock.set("2026-11-21T04:00:01Z");
		expect(await hold(one, 0)).toMatchObject({ code: "tooLate" });
		expect(await book(one, 0)).toMatchObject({ code: "tooLate" });
		expect(await book(one, 0, "staff-1")).toMatchObject({ ok: true });
		school.clock.set("2026-11-21T07:00:00Z");
		expect(await cancel(one)).toMatchObject({ code: "begun" });
		expect(await book(one, 4)).toMatchObject({ code: "begun" });
		school.clock.set("2026-11-21T08:00:00Z");
		expect(await book(two, 1, "staff-1")).toMatchObject({ code: "slotTaken" });
	});

	test("of a course is given by its teachers to visitors; staff may choose another", async () => {
		await school.addWindow({ teacherId: school.otherId });
		const others = (await school.slots()).filter(({ teacherId }) => teacherId === school.otherId);
		slots = others.map(({ id }) => id);
		const token = await school.ask();
		expect(await hold(token, 0)).toMatchObject({ code: "slotTaken" });
		expect(await book(token, 0)).toMatchObject({ code: "slotTaken" });
		expect(await book(token, 0, "staff-1")).toMatchObject({ ok: true });
		expect(school.told).toEqual(["booked"]);
		expect(await hold(await school.ask({ course: undefined }), 1)).toMatchObject({ ok: true });
	});

	test("is not for requests that the school has finished with, nor for secrets that do not exist", async () => {
		const token = await school.ask();
		await school.db.updateTable("contactRequest").set({ status: "lost" }).execute();
		expect(await hold(token, 0)).toMatchObject({ code: "closed" });
		expect(await book(token, 0)).toMatchObject({ code: "closed" });
		expect(await hold("nothing", 0)).toMatchObject({ code: "notFound" });
		expect(await book("nothing", 0)).toMatchObject({ code: "notFound" });
	});

	test("has an outcome once it has begun; it moves the request and may be put right", async () => {
		const token = await school.ask();
		const booked = await book(token, 0);
		const bookingId = booked.ok ? booked.value.bookingId : "";
		const record = (outcome: "came" | "missed" | "bought" | "declined") =>
			recordOutcome(school.db, { bookingId, outcome, note: "", by: "staff-1", now: school.clock.now() });
		expect(await record("came")).toMatchObject({ code: "notYet" });
		school.clock.set("2026-11-21T07:50:00Z");
		for (const [outcome, status] of [
			["declined", "lost"],
			["bought", "won"],
			["came", "thinking"],
		] as const) {
			expect(await record(outcome)).toMatchObject({ ok: true });
			expect(await school.request(token)).toMatchObject({ status });
		}
		expect((await school.request(token)).lostReason).toBeNull();
		expect(await book(token, 4)).toMatchObject({ code: "closed" });
		await record("missed");
		expect((await school.request(token)).status).toBe("in_work");
		expect(await book(token, 4)).toMatchObject({ ok: true });
	});

	test("that was missed or called off is called about within the promise, though the visitor had been called before", async () => {
		const token = await school.ask();
		const answered = () =>
			school.db.updateTable("contactRequest").set({ firstResponseAt: school.clock.now(), callAt: null }).execute();
		await answered();
		await book(token, 0);
		expect((await school.request(token)).dueAt).toBeNull();
		await cancel(token);
		const callOff = promiseCall(school.clock.now(), promiseSettings(await getSiteSettings(school.db)));
		expect((await school.request(token)).dueAt).toEqual(callOff.respondBy);

		await answered();
		const booked = await book(token, 0);
		school.clock.set("2026-11-21T07:50:00Z");
		await recordOutcome(school.db, {
			bookingId: booked.ok ? booked.value.bookingId : "",
			outcome: "missed",
			note: "",
			by: "staff-1",
			now: school.clock.now(),
		});
		const missed = promiseCall(school.clock.now(), promiseSettings(await getSiteSettings(school.db)));
		expect((await school.request(token)).dueAt).toEqual(missed.respondBy);
	});

	test("goes to one of two hundred who want the same one at once", async () => {
		const people: string[] = [];
		for (let number = 0; number < 200; number++) people.push(await school.ask());
		const held = await Promise.all(people.map((token) => hold(token, 0)));
		expect(held.filter(({ ok }) => ok)).toHaveLength(1);
		expect(held.filter((result) => !result.ok && result.code === "slotTaken")).toHaveLength(199);
		school.clock.set("2026-11-18T09:20:00Z");
		const booked = await Promise.all(people.map((token) => book(token, 0)));
		expect(booked.filter(({ ok }) => ok)).toHaveLength(1);
		expect(booked.filter((result) => !result.ok && result.code === "slotTaken")).toHaveLength(199);
		expect(await school.bookings()).toHaveLength(1);
	}, 60_000);

	test("is never two when two hundred change between a few times at once", async () => {
		const people: string[] = [];
		for (let number = 0; number < 40; number++) people.push(await school.ask());
		const tries = Array.from({ length: 200 }, (_, index) => {
			const token = people[index % people.length] ?? "";
			return index % 3 === 0 ? hold(token, index % slots.length) : book(token, (index * 7) % slots.length);
		});
		await Promise.all(tries);
		const bookings = (await school.bookings()).filter(({ status }) => status === "booked");
		expect(bookings.length).toBeGreaterThan(0);
		expect(new Set(bookings.map(({ slotId }) => slotId)).size).toBe(bookings.length);
		expect(new Set(bookings.map(({ requestId }) => requestId)).size).toBe(bookings.length);
		const held = (await school.slots()).filter(({ heldFor }) => heldFor).map(({ id }) => id);
		expect(held.filter((id) => bookings.some(({ slotId }) => slotId === id))).toEqual([]);
	}, 60_000);
});
