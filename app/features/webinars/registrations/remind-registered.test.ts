import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { getJoined } from "../get-joined.server.ts";
import { repeatWebinars } from "../repeat-webinars.server.ts";
import { NOON, openWebinars, START, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { remindRegistered } from "./remind-registered.server.ts";

describe("reminders", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
		await school.addWebinar("game");
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		school.clock.set(NOON);
		await school.db.deleteFrom("contactRequest").execute();
		await school.db.updateTable("webinar").set({ startsAt: START, status: "published" }).execute();
	});

	/** Letters ordered by the job at a moment, run twice as after a restart. */
	async function remindAt(moment: string): Promise<string[]> {
		school.clock.set(moment);
		school.letters.length = 0;
		for (let run = 0; run < 2; run++) {
			await remindRegistered(school.db, { now: school.clock.now(), messages: school.messages });
		}
		return school.letters.map((letter) => letter.split(" ")[0] ?? "");
	}

	test("go out a day, an hour and ten minutes before, each once", async () => {
		await school.join("game");
		expect(await remindAt("2026-11-19T15:59:59Z")).toEqual([]);
		expect(await remindAt("2026-11-19T16:00:00Z")).toEqual(["day"]);
		expect(await remindAt("2026-11-20T14:59:00Z")).toEqual([]);
		expect(await remindAt("2026-11-20T15:00:30Z")).toEqual(["hour"]);
		expect(await remindAt("2026-11-20T15:50:00Z")).toEqual(["minutes"]);
		expect(await remindAt("2026-11-20T15:59:00Z")).toEqual([]);
		expect(await remindAt(START)).toEqual([]);
	});

	test("that were missed are not made up for once the next is due, nor after the start", async () => {
		await school.join("game");
		expect(await remindAt("2026-11-20T15:20:00Z")).toEqual(["hour"]);
		await school.db.deleteFrom("webinarReminder").execute();
		expect(await remindAt("2026-11-20T16:00:01Z")).toEqual([]);
	});

	test("are late rather than none while the next is not due", async () => {
		await school.join("game");
		expect(await remindAt("2026-11-20T09:00:00Z")).toEqual(["day"]);
	});

	test("do not remind of what somebody has just done", async () => {
		school.clock.set("2026-11-20T15:30:00Z");
		await school.join("game");
		expect(await remindAt("2026-11-20T15:31:00Z")).toEqual([]);
		expect(await remindAt("2026-11-20T15:51:00Z")).toEqual(["minutes"]);
	});

	test("come once each when the clock of the machine jumps ahead and back", async () => {
		await school.join("game");
		expect(await remindAt("2026-11-20T14:50:00Z")).toEqual(["day"]);
		expect(await remindAt("2026-11-20T15:50:00Z")).toEqual(["minutes"]);
		expect(await remindAt("2026-11-20T14:51:00Z")).toEqual([]);
		expect(await remindAt("2026-11-20T15:00:00Z")).toEqual(["hour"]);
		expect(await remindAt("2026-11-20T15:51:00Z")).toEqual([]);
	});

	test("come to nobody who gave his place back, and of no cancelled webinar", async () => {
		const { token = "" } = await school.join("game");
		await school.join("game", visitor(2));
		await school.cancel(token);
		expect(await remindAt("2026-11-19T16:01:00Z")).toEqual(["day"]);
		expect(school.letters).toEqual(["day visitor2@example.com"]);
		await school.db.updateTable("webinar").set({ status: "cancelled" }).execute();
		expect(await remindAt("2026-11-20T15:01:00Z")).toEqual([]);
	});

	test("reach more people than one transaction takes, each once, even when two jobs run at once", async () => {
		for (let number = 0; number < 120; number++) await school.join("game", visitor(number));
		school.clock.set("2026-11-19T16:00:00Z");
		school.letters.length = 0;
		const run = () => remindRegistered(school.db, { now: school.clock.now(), messages: school.messages });
		await Promise.all([run(), run()]);
		await run();
		expect(school.letters).toHaveLength(120);
		expect(new Set(school.letters).size).toBe(120);
	});
});

describe("a webinar that is held again", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
		await school.addWebinar("weekly", {
			repeatDays: 14,
			seats: 5,
			zone: "Europe/Berlin",
			startsAt: "2027-03-20T18:00:00Z",
			replayAddress: "https://video.school.example/weekly",
			replayFrom: "2027-03-20T20:00:00Z",
			replayUntil: "2027-03-25T20:00:00Z",
		});
	});
	afterAll(() => school.close());

	test("keeps its date until its recording is over, then moves by whole periods at the same hour of its zone", async () => {
		school.clock.set("2027-03-19T09:00:00Z");
		const { token = "" } = await school.join("weekly");
		expect(await repeatWebinars(school.db, new Date("2027-03-25T19:59:00Z"))).toBe(0);
		const now = new Date("2027-04-10T12:00:00Z");
		expect(await repeatWebinars(school.db, now)).toBe(1);
		const moved = await school.webinar("weekly");
		// Clocks in Berlin go forward on 28 March: 19:00 there is an hour earlier in UTC.
		expect(moved.startsAt.toISOString()).toBe("2027-04-17T17:00:00.000Z");
		expect(moved.replayFrom?.toISOString()).toBe("2027-04-17T19:00:00.000Z");
		expect(moved.seatsTaken).toBe(0);
		const old = await getJoined(school.db, { token, locale: "ru", now, facts: school.facts });
		expect(old?.webinar).toMatchObject({ phase: "over", startsAt: new Date("2027-03-20T18:00:00Z") });
		school.clock.set(now);
		expect(await school.join("weekly")).toMatchObject({ outcome: "received" });
		expect(await school.cancel(token)).toBe(true);
		expect((await school.webinar("weekly")).seatsTaken).toBe(1);
	});
});

describe("a webinar that is held again and was moved past its recording", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
	});
	afterAll(() => school.close());

	test("keeps the date that it was moved to until it is over there", async () => {
		await school.addWebinar("postponed", {
			...{ repeatDays: 7, replayAddress: "https://video.school.example/weekly" },
			...{ replayFrom: "2026-11-06T18:00:00Z", replayUntil: "2026-11-10T18:00:00Z" },
		});
		const { startsAt, version } = await school.webinar("postponed");
		expect(await repeatWebinars(school.db, school.clock.now())).toBe(0);
		expect(await repeatWebinars(school.db, new Date("2026-11-20T16:59:00Z"))).toBe(0);
		expect(await school.webinar("postponed")).toMatchObject({ startsAt, version });
		expect(await repeatWebinars(school.db, new Date("2026-11-20T17:00:00Z"))).toBe(1);
		expect(await school.webinar("postponed")).toMatchObject({ startsAt: new Date("2026-11-27T16:00:00Z") });
	});
});

describe("a webinar whose next date has people already", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
	});
	afterAll(() => school.close());

	/** One person is coming at START and another one no more; then the webinar is set back to a week before, when nobody came. */
	async function setBack(slug: string, seats: number | null) {
		await school.addWebinar(slug, { repeatDays: 7, seats });
		await school.join(slug, visitor(1));
		const { token = "" } = await school.join(slug, visitor(2));
		await school.cancel(token);
		const earlier = { startsAt: "2026-11-13T16:00:00Z", seatsTaken: 0 };
		await school.db.updateTable("webinar").set(earlier).where("slug", "=", slug).execute();
	}

	test("counts their seats when it moves there, so that no more are given than there are", async () => {
		await setBack("crowded", 1);
		await setBack("open", null);
		expect(await repeatWebinars(school.db, school.clock.now())).toBe(2);
		expect(await school.webinar("crowded")).toMatchObject({ startsAt: new Date(START), seatsTaken: 1 });
		expect(await school.webinar("open")).toMatchObject({ startsAt: new Date(START), seatsTaken: 1 });
		expect(await school.join("crowded", visitor(3))).toEqual({ outcome: "placeTaken" });
	});
});

describe("a weekly webinar whose recording is there until the next one", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
	});
	afterAll(() => school.close());

	test.each([
		// Clocks go back on 25 October 2026: a week of 169 hours. Half an hour before the next date it is the next.
		["autumn", "2026-10-20T17:00:00Z", "2026-10-27T17:30:00Z", "2026-10-27T18:00:00.000Z"],
		// Forward on 28 March 2027: a week of 167 hours. Half an hour after a date it is no longer the next.
		["spring", "2027-03-23T18:00:00Z", "2027-03-30T17:30:00Z", "2027-04-06T17:00:00.000Z"],
	])("misses no week and is never set back, in %s", async (slug, startsAt, now, next) => {
		const replayUntil = new Date(new Date(now).getTime() - MINUTE_MS).toISOString();
		await school.addWebinar(slug, {
			...{ repeatDays: 7, zone: "Europe/Berlin", startsAt, minutes: 60 },
			...{ replayAddress: "https://video.school.example/weekly", replayFrom: startsAt, replayUntil },
		});
		await repeatWebinars(school.db, new Date(now));
		expect((await school.webinar(slug)).startsAt.toISOString()).toBe(next);
	});
});
