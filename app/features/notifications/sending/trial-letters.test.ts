import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { bookSlot } from "../../trials/lessons/book-slot.server.ts";
import { cancelBooking } from "../../trials/lessons/cancel-booking.server.ts";
import { createTrialFollower } from "../../trials/lessons/create-trial-follower.server.ts";
import { openTrials, type TestTrials } from "../../trials/trials.fixture.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { letterWords } from "../letters/letter-words.ts";
import type { OutgoingLetter } from "../post/mailer.server.ts";
import { createBookingMessages } from "../queueing/create-booking-messages.server.ts";

const SITE = "https://school.example";

describe("messages about a trial lesson", () => {
	let school: TestTrials;
	let slots: string[] = [];
	const letters: OutgoingLetter[] = [];
	const notices: string[] = [];
	const channels = {
		letter: { send: async (letter) => ({ ok: letters.push(letter) > 0 }) },
		telegram: { send: async (text) => ({ ok: notices.push(text) > 0 }) },
		crm: undefined,
	} as Channels;
	const messages = createBookingMessages({ send: async () => undefined });

	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.clear();
		await school.addWindow();
		slots = (await school.slots()).map(({ id }) => id);
		letters.length = 0;
		notices.length = 0;
	});

	const deps = () => ({ rules: school.rules, messages });
	const book = (token: string, index: number, by = "visitor") =>
		bookSlot(
			school.db,
			{ key: { token }, slotId: slots[index] ?? "", by, now: school.clock.now(), visitorZone: "Asia/Vladivostok" },
			deps(),
		);

	/** Delivers whatever waits, in the order in which it was written. */
	async function deliverAll(): Promise<void> {
		const waiting = await school.db
			.selectFrom("outgoingMessage")
			.where("trialBookingId", "is not", null)
			.where("status", "=", "waiting")
			.orderBy("createdAt")
			.select("id")
			.execute();
		for (const { id } of waiting) {
			const attempt = { number: 1, isLast: false };
			await deliverMessage(school.db, { id, attempt }, { channels, clock: school.clock, siteUrl: SITE });
		}
	}

	test.each(["ru", "en"] as const)(
		"lead to the page, to another time, to cancelling and to the calendar file, %s",
		async (locale) => {
			const token = await school.ask({ locale });
			await book(token, 0);
			await deliverAll();
			expect(letters).toHaveLength(1);
			const [letter] = letters;
			const page = `${SITE}${locale === "en" ? "/en" : ""}/trial/${token}`;
			for (const body of [letter?.text, letter?.html]) {
				for (const end of ["", "?move=1", "#cancel", "/trial.ics"]) expect(body).toContain(`${page}${end}`);
			}
			expect(letter?.text).toContain(letterWords(locale)("trial.lead.booked", { reminder: "day" }));
			// By the clock of the visitor first, by the school's below.
			expect(letter?.text).toContain(
				locale === "ru" ? "21\u00a0ноября, суббота, 17:00 (GMT+10)" : "21\u00a0November, Saturday, 17:00",
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
		await deliverAll();
		expect(notices).toHaveLength(1);
		expect(notices[0]).toMatch(/^Забронирован пробный урок, заявка №\s\d+\n/);
		expect(notices[0]).toContain("21\u00a0ноября, суббота, 10:00");
		expect(notices[0]).toContain("Учитель");
		expect(notices[0]).toContain("Курс: Курс");
		expect(notices[0]).toMatch(new RegExp(`${SITE}/admin#/trial-bookings/[0-9a-f-]{36}/show$`));
		expect(notices[0]).not.toMatch(/Екатерина|\+7903/);
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
		await deliverAll();
		expect(letters).toMatchObject([
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
		await deliverAll();
		await cancelBooking(db, { key, by: "staff-1", now }, deps());
		await deliverAll();
		const say = letterWords("ru");
		expect(letters).toMatchObject(
			[say("trial.lead.moved", { reminder: "day" }), say("trial.lead.cancelledBySchool")].map((lead) => ({
				to: "booker@example.com",
				text: expect.stringContaining(lead),
			})),
		);
	});

	test("of staff's own doing reach the visitor alone", async () => {
		const token = await school.ask();
		await book(token, 0, "staff-1");
		await cancelBooking(school.db, { key: { token }, by: "staff-1", now: school.clock.now() }, deps());
		await deliverAll();
		expect(notices).toEqual([]);
		expect(letters.map(({ text }) => text)).toEqual([
			expect.stringContaining(letterWords("ru")("trial.lead.cancelledBySchool")),
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
			await deliverAll();
			await school.db.updateTable("course").set({ status: "published" }).execute();
			const say = letterWords("ru");
			expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(say(`trial.lead.${lead}`))]);
			expect(letters[0]?.text).toContain(say("trial.open"));
			expect(letters[0]?.text).not.toContain(say("trial.again"));
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
		await deliverAll();
		const say = letterWords("ru");
		expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(say(`trial.lead.${lead}`))]);
		expect(letters[0]?.text).toContain(say("trial.open"));
		expect(letters[0]?.text).not.toContain(say("trial.again"));
	});

	test.each([
		["2026-11-20T07:00:00Z", "Время за вами. Напомним письмом за сутки и за час до начала."],
		["2026-11-20T07:01:00Z", "Время за вами. Напомним письмом за час до начала."],
		["2026-11-21T06:01:00Z", "Время за вами."],
	])("promise the reminders that are still to come, of a lesson that is booked at %s", async (moment, lead) => {
		const token = await school.ask();
		school.clock.set(moment);
		await book(token, 0, "staff-1");
		await deliverAll();
		expect(letters[0]?.text.replaceAll("\u00a0", " ").split("\n\n")).toContain(lead);
	});

	test("that are no longer true are not sent: of two moves only the last is told", async () => {
		const token = await school.ask();
		await book(token, 0);
		await book(token, 1);
		await book(token, 3);
		await deliverAll();
		expect(letters).toHaveLength(1);
		expect(letters[0]?.text).toContain(letterWords("ru")("trial.lead.moved", { reminder: "day" }));
		expect(letters[0]?.text).toContain("28\u00a0ноября");
		expect(notices).toHaveLength(1);
		expect(notices[0]).toContain("28\u00a0ноября");
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
		await deliverAll();
		school.clock.set(before);
		expect([letters, notices]).toEqual([[], []]);
	});

	test("that speak of a lesson which was called off meanwhile are not sent, to the staff neither", async () => {
		const token = await school.ask();
		await book(token, 0);
		await cancelBooking(school.db, { key: { token }, by: "visitor", now: school.clock.now() }, deps());
		await deliverAll();
		expect(notices).toEqual([expect.stringMatching(/^Отменён/)]);
		expect(letters).toHaveLength(1);
	});

	test("without an address there is no letter, the staff hear of it all the same", async () => {
		await book(await school.ask({ email: null }), 0);
		await deliverAll();
		expect(letters).toEqual([]);
		expect(notices).toHaveLength(1);
	});
});
