import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { openTrials, type TestTrials } from "../../features/trials/trials.fixture.ts";
import { byAddress, createRateLimit } from "../../platform/rate-limit.server.ts";
import { HOUR_MS } from "../../shared/durations.ts";
import { takeTrialForm } from "./take-trial-form.server.ts";

const BOOKINGS = 3;
const OF_ADDRESS = 20;

describe("the page of a trial lesson, pressed again and again", () => {
	let school: TestTrials;
	let slots: string[] = [];
	let limits: object;
	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		slots = await school.startAgain();
		const limit = (tries: number) => createRateLimit({ tries, windowMs: HOUR_MS, clock: school.clock });
		limits = { trialsByAddress: byAddress(limit(OF_ADDRESS)), bookingsByRequest: limit(BOOKINGS) };
	});

	/** The status of what is answered, and what the page shows of it. */
	async function press(token: string, fields: Record<string, string>) {
		const init = { method: "POST", body: new URLSearchParams(fields) };
		const parts = { limits, jobs: { send: async () => undefined } };
		const address = `/trial/${token}`;
		return takeTrialForm(
			knockAtDoor({ db: school.db, now: school.clock.now(), address, init, school: parts }),
			token,
		).catch(() => ({ status: 404 }));
	}
	const book = (token: string, index: number, email = "") =>
		press(token, { intent: "book", slot: slots[index] ?? "", email });
	const written = async () => (await school.db.selectFrom("outgoingMessage").select("kind").execute()).length;

	test("books, moves and calls off a few times an hour, and writes nothing after that", async () => {
		const token = await school.ask();
		const before = await written();
		expect(await book(token, 0)).toMatchObject({ status: 303 });
		expect(await book(token, 1)).toMatchObject({ status: 303 });
		expect(await press(token, { intent: "cancel" })).toMatchObject({ status: 303 });
		expect(await written()).toBe(before + 2 * BOOKINGS);
		const refused = { status: 429, refusal: "tooMany", email: "anna@example.com" };
		expect(await book(token, 2, "anna@example.com")).toEqual(refused);
		expect(await press(token, { intent: "cancel" })).toMatchObject({ status: 429, refusal: "tooMany" });
		expect(await written()).toBe(before + 2 * BOOKINGS);

		expect(await book(await school.ask(), 2)).toMatchObject({ status: 303 });
		school.clock.set(new Date(school.clock.now().getTime() + HOUR_MS));
		expect(await book(token, 0)).toMatchObject({ status: 303 });
	});

	test("counts nothing that was not done, nor a time that is only held", async () => {
		const token = await school.ask();
		await book(await school.ask(), 0);
		for (let time = 0; time <= BOOKINGS; time++) {
			expect(await book(token, 0)).toMatchObject({ status: 409, refusal: "slotTaken" });
			expect(await press(token, { intent: "hold", slot: slots[1] ?? "" })).toMatchObject({ status: 303 });
			expect(await press(token, { intent: "release" })).toMatchObject({ status: 303 });
		}
		expect(await book(token, 1)).toMatchObject({ status: 303 });
	});

	test("calls off the lesson that was on the page, and not one that was moved since", async () => {
		const token = await school.ask();
		await book(token, 0);
		const lesson = () => school.db.selectFrom("trialBooking").select(["startsAt", "status"]).executeTakeFirstOrThrow();
		const cancel = (startsAt: Date) => press(token, { intent: "cancel", shown: startsAt.toISOString() });
		const { startsAt: before } = await lesson();
		expect(await school.book(token, slots[1], "staff-1")).toMatchObject({ ok: true });
		expect(await cancel(before)).toMatchObject({ status: 409, refusal: "moved" });
		const { startsAt: after, status } = await lesson();
		expect(status).toBe("booked");
		expect(after).not.toEqual(before);
		expect(await cancel(after)).toMatchObject({ status: 303 });
		expect(await lesson()).toMatchObject({ status: "cancelled" });
	});

	test("leads to the page of a lesson that is off already, and tells who has booked none", async () => {
		const token = await school.ask();
		expect(await press(token, { intent: "cancel" })).toMatchObject({ status: 409, refusal: "notFound" });
		await book(token, 0);
		const { startsAt } = await school.db.selectFrom("trialBooking").select("startsAt").executeTakeFirstOrThrow();
		const cancel = { intent: "cancel", shown: startsAt.toISOString() };
		expect(await press(token, cancel)).toMatchObject({ status: 303 });
		const before = await written();
		for (let time = 0; time < BOOKINGS; time++) expect(await press(token, cancel)).toMatchObject({ status: 303 });
		expect(await written()).toBe(before);
		expect(await book(token, 1)).toMatchObject({ status: 303 });
	});

	test("does so for one address as often as it may send forms, whichever secrets it tries", async () => {
		for (let time = 0; time < OF_ADDRESS; time++) expect(await book("nobody", 0)).toMatchObject({ status: 404 });
		expect(await book(await school.ask(), 0)).toMatchObject({ status: 429, refusal: "tooMany" });
	});
});
