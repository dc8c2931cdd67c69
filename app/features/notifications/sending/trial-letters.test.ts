import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { bookSlot } from "../../trials/lessons/book-slot.server.ts";
import { cancelBooking } from "../../trials/lessons/cancel-booking.server.ts";
import { createTrialFollower } from "../../trials/lessons/create-trial-follower.server.ts";
import { openTrials, type TestTrials } from "../../trials/trials.fixture.ts";
import { type Outbox, openOutbox, plainSpaces } from "../delivery/outbox.fixture.ts";
import { letterWords } from "../letters/letter-words.ts";
import { createBookingMessages } from "../queueing/create-booking-messages.server.ts";

const SITE = "https://school.example";

describe("messages about a trial lesson", () => {
	let school: TestTrials;
	let outbox: Outbox;
	let slots: string[] = [];

	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.clear();
		await school.addWindow();
		slots = (await school.slots()).map(({ id }) => id);
		outbox = openOutbox(school);
	});

	const deps = () => ({ rules: school.rules, messages: createBookingMessages(outbox.jobs) });
	const book = (token: string, index: number, by = "visitor") =>
		bookSlot(
			school.db,
			{ key: { token }, slotId: slots[index] ?? "", by, now: school.clock.now(), visitorZone: "Asia/Vladivostok" },
			deps(),
		);

	test.each(["ru", "en"] as const)(
		"lead to the page, to another time, to cancelling and to the calendar file, %s",
		async (locale) => {
			const token = await school.ask({ locale });
			await book(token, 0);
			await outbox.deliver();
			expect(outbox.letters).toHaveLength(1);
			const [letter] = outbox.letters;
			const page = `${SITE}${locale === "en" ? "/en" : ""}/trial/${token}`;
			for (const body of [letter?.text, letter?.html]) {
				for (const end of ["", "?move=1", "#cancel", "/trial.ics"]) expect(body).toContain(`${page}${end}`);
			}
			expect(letter?.text).toContain(plainSpaces(letterWords(locale)("trial.lead.booked", { reminder: "day" })));
			// By the clock of the visitor first, by the school's below.
			expect(letter?.text).toContain(
				locale === "ru" ? "21 ноября, суббота, 17:00 (GMT+10)" : "21 November, Saturday, 17:00",
			);
			expect(letter?.text).toContain("10:00 (GMT+3)");
		},
	);

	test.each(["ru", "en"] as const)("that come an hour before, or later, say only that it is soon, %s", (locale) => {
		const say = letterWords(locale);
		expect(say("trial.heading.hour")).toMatch(/^Скоро|soon$/);
		for (const part of ["heading", "lead"] as const) expect(say(`trial.${part}.hour`)).not.toMatch(/час|hour/);
	});

	test("tell the staff what a visitor has done, with the initial of his name and neither phone nor the rest of it", async () => {
		await book(await school.ask({ name: "Екатерина", locale: "en" }), 0);
		await outbox.deliver();
		expect(outbox.telegrams).toHaveLength(1);
		expect(outbox.telegrams[0]).toMatch(/^Забронирован пробный урок, заявка №\s\d+\n/);
		expect(outbox.telegrams[0]).toContain("21 ноября, суббота, 10:00");
		expect(outbox.telegrams[0]).toContain("Учитель");
		expect(outbox.telegrams[0]).toContain("Курс: Курс");
		expect(outbox.telegrams[0]).toMatch(new RegExp(`${SITE}/admin#/trial-bookings/[0-9a-f-]{36}/show$`));
		expect(outbox.telegrams[0]).not.toMatch(/Екатерина|\+7903/);
	});

	test("go to whoever booked, with his own secret, also once his request was merged into another one", async () => {
		const token = await school.ask({ email: "booker@example.com" });
		await book(token, 0, "staff-1");
		const from = (await school.request(token)).id;
		const to = (await school.request(await school.ask())).id;
		const { db, clock } = school;
		await db
			.transaction()
			.execute((transaction) => createTrialFollower().moveTo(transaction, { from, to, now: clock.now() }));
		await outbox.deliver();
		expect(outbox.letters).toMatchObject([
			{ to: "booker@example.com", text: expect.stringContaining(`${SITE}/trial/${token}`) },
		]);
	});

	test("reach whoever booked also where the request that stands has no address: that the lesson was moved, and called off", async () => {
		const token = await school.ask({ email: "booker@example.com" });
		await book(token, 0);
		const from = (await school.request(token)).id;
		const to = (await school.request(await school.ask({ email: null }))).id;
		const { db, clock } = school;
		const now = clock.now();
		await db.transaction().execute((transaction) => createTrialFollower().moveTo(transaction, { from, to, now }));
		const key = { requestId: to };
		await bookSlot(db, { key, slotId: slots[1] ?? "", by: "staff-1", now }, deps());
		await outbox.deliver();
		await cancelBooking(db, { key, by: "staff-1", now }, deps());
		await outbox.deliver();
		const say = letterWords("ru");
		expect(outbox.letters).toMatchObject(
			[say("trial.lead.moved", { reminder: "day" }), say("trial.lead.cancelledBySchool")].map((lead) => ({
				to: "booker@example.com",
				text: expect.stringContaining(plainSpaces(lead)),
			})),
		);
	});

	test("of staff's own doing reach the visitor alone", async () => {
		const token = await school.ask();
		await book(token, 0, "staff-1");
		await cancelBooking(school.db, { key: { token }, by: "staff-1", now: school.clock.now() }, deps());
		await outbox.deliver();
		expect(outbox.telegrams).toEqual([]);
		expect(outbox.letters.map(({ text }) => text)).toEqual([
			expect.stringContaining(plainSpaces(letterWords("ru")("trial.lead.cancelledBySchool"))),
		]);
	});

	test.each([
		["visitor", "cancelledPaused"],
		["staff-1", "cancelledBySchoolPaused"],
	] as const)(
		"about a lesson called off by %s lead to no other time of a course that takes nobody",
		async (by, lead) => {
			const token = await school.ask();
			await book(token, 0);
			await school.db.updateTable("course").set({ status: "on_pause" }).execute();
			await cancelBooking(school.db, { key: { token }, by, now: school.clock.now() }, deps());
			await outbox.deliver();
			await school.db.updateTable("course").set({ status: "published" }).execute();
			const say = letterWords("ru");
			expect(outbox.letters.map(({ text }) => text)).toEqual([
				expect.stringContaining(plainSpaces(say(`trial.lead.${lead}`))),
			]);
			expect(outbox.letters[0]?.text).toContain(plainSpaces(say("trial.open")));
			expect(outbox.letters[0]?.text).not.toContain(plainSpaces(say("trial.again")));
		},
	);

	test.each([
		["visitor", "cancelledClosed"],
		["staff-1", "cancelledBySchoolClosed"],
	] as const)("about a lesson called off by %s lead who has bought to no other time", async (by, lead) => {
		const token = await school.ask();
		await book(token, 0);
		await school.db.updateTable("contactRequest").set({ status: "won" }).execute();
		await cancelBooking(school.db, { key: { token }, by, now: school.clock.now() }, deps());
		await outbox.deliver();
		const say = letterWords("ru");
		expect(outbox.letters.map(({ text }) => text)).toEqual([
			expect.stringContaining(plainSpaces(say(`trial.lead.${lead}`))),
		]);
		expect(outbox.letters[0]?.text).toContain(plainSpaces(say("trial.open")));
		expect(outbox.letters[0]?.text).not.toContain(plainSpaces(say("trial.again")));
	});

	test.each([
		["2026-11-20T07:00:00Z", "Время за вами. Напомним письмом за сутки и за час до начала."],
		["2026-11-20T07:01:00Z", "Время за вами. Напомним письмом за час до начала."],
		["2026-11-21T06:01:00Z", "Время за вами."],
	])("promise the reminders that are still to come, of a lesson that is booked at %s", async (moment, lead) => {
		const token = await school.ask();
		school.clock.set(moment);
		await book(token, 0, "staff-1");
		await outbox.deliver();
		expect(outbox.letters[0]?.text.split("\n\n")).toContain(lead);
	});

	test("that are no longer true are not sent: of two moves only the last is told", async () => {
		const token = await school.ask();
		await book(token, 0);
		await book(token, 1);
		await book(token, 3);
		await outbox.deliver();
		expect(outbox.letters).toHaveLength(1);
		expect(outbox.letters[0]?.text).toContain(plainSpaces(letterWords("ru")("trial.lead.moved", { reminder: "day" })));
		expect(outbox.letters[0]?.text).toContain("28 ноября");
		expect(outbox.telegrams).toHaveLength(1);
		expect(outbox.telegrams[0]).toContain("28 ноября");
		const failed = await school.db
			.selectFrom("outgoingMessage")
			.where("status", "=", "failed")
			.select("lastError")
			.execute();
		expect(failed).toHaveLength(4);
		for (const { lastError } of failed) expect(lastError).toBe(MOOT.toldByAnother);
	});

	test("that come once the lesson has begun are not sent", async () => {
		await book(await school.ask(), 0);
		const { startsAt } = await school.db.selectFrom("trialBooking").select("startsAt").executeTakeFirstOrThrow();
		const before = school.clock.now();
		school.clock.set(startsAt);
		await outbox.deliver();
		school.clock.set(before);
		expect([outbox.letters, outbox.telegrams]).toEqual([[], []]);
	});

	test("that speak of a lesson which was called off meanwhile are not sent, to the staff neither", async () => {
		const token = await school.ask();
		await book(token, 0);
		await cancelBooking(school.db, { key: { token }, by: "visitor", now: school.clock.now() }, deps());
		await outbox.deliver();
		expect(outbox.telegrams).toEqual([expect.stringMatching(/^Отменён/)]);
		expect(outbox.letters).toHaveLength(1);
	});

	test("without an address there is no letter, the staff hear of it all the same", async () => {
		await book(await school.ask({ email: null }), 0);
		await outbox.deliver();
		expect(outbox.letters).toEqual([]);
		expect(outbox.telegrams).toHaveLength(1);
	});
});
