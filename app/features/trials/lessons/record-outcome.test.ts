import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TrialOutcome } from "../../../../database/trial-types.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { erasePerson } from "../../privacy/erase-person.server.ts";
import { NO_PLACES } from "../../privacy/erasure-deps.fixture.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { listQueue } from "../../requests/board/list-queue.server.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { promiseCall } from "../../requests/promise/promise-time.server.ts";
import { openTrials, type TestTrials } from "../trials.fixture.ts";
import { createTrialFollower } from "./create-trial-follower.server.ts";
import { recordOutcome } from "./record-outcome.server.ts";

describe("the outcome of a trial lesson", () => {
	let school: TestTrials;
	let slots: string[] = [];
	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		slots = await school.startAgain();
	});

	const followers = [createTrialFollower()];
	async function book(token: string, index: number): Promise<string> {
		const booked = await school.book(token, slots[index]);
		if (!booked.ok) throw new Error(booked.code);
		return booked.value.bookingId;
	}
	const record = (bookingId: string, outcome: TrialOutcome, note = "") =>
		recordOutcome(school.db, { bookingId, outcome, note, by: "staff-1", now: school.clock.now() });
	/** A lesson of somebody new that has just begun. */
	async function begun() {
		const token = await school.ask();
		const bookingId = await book(token, 0);
		school.clock.set("2026-11-21T07:50:00Z");
		return { token, bookingId, requestId: (await school.request(token)).id };
	}
	const requestOf = (id: string) =>
		school.db.selectFrom("contactRequest").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
	const outcomeOf = (id: string) =>
		school.db.selectFrom("trialBooking").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

	test("that is put right leaves a request alone which has another lesson by now", async () => {
		const { token, bookingId, requestId } = await begun();
		await record(bookingId, "missed");
		await book(token, 4);
		await record(bookingId, "missed", "Заболел");
		expect(await requestOf(requestId)).toMatchObject({ status: "trial_booked" });
		await record(bookingId, "declined");
		expect(await requestOf(requestId)).toMatchObject({ status: "trial_booked", lostReason: null });
		expect(await outcomeOf(bookingId)).toMatchObject({ outcome: "declined" });
		expect((await school.bookings()).map(({ status }) => status)).toEqual(["done", "booked"]);
	});

	test("that is a refusal gives the place in a group back, and no call waits", async () => {
		const { bookingId, requestId } = await begun();
		const { id: startId } = await school.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
		const hold = { startId, requestId, expiresAt: new Date("2026-11-25T00:00:00Z") };
		await school.db.insertInto("seatHold").values(hold).execute();
		await school.db.updateTable("contactRequest").set({ callAt: hold.expiresAt }).where("id", "=", requestId).execute();
		await record(bookingId, "came");
		expect(await school.db.selectFrom("seatHold").select("releasedAt").execute()).toEqual([{ releasedAt: null }]);
		await record(bookingId, "declined");
		expect(await school.db.selectFrom("seatHold").select("releasedAt").execute()).toEqual([
			{ releasedAt: school.clock.now() },
		]);
		expect(await requestOf(requestId)).toMatchObject({ status: "lost", lostReason: "after-trial", callAt: null });
	});

	test.each(["came", "thinking", "missed"] as const)("%s is called about within the promise, once", async (outcome) => {
		const { bookingId, requestId } = await begun();
		const answered = () =>
			school.db.updateTable("contactRequest").set({ firstResponseAt: school.clock.now(), callAt: null }).execute();
		await answered();
		await record(bookingId, outcome);
		const { respondBy } = promiseCall(school.clock.now(), promiseSettings(school.settings));
		expect((await requestOf(requestId)).dueAt).toEqual(respondBy);
		const { requests } = await listQueue(school.db, { locale: "ru", now: school.clock.now() }, school.settings);
		expect(requests).toMatchObject([{ id: requestId, trialOutcome: outcome }]);
		await answered();
		await record(bookingId, outcome, "Понравилось");
		expect((await requestOf(requestId)).dueAt).toBeNull();
	});

	test("of somebody who came leaves the call that was agreed with him as it is", async () => {
		const { bookingId, requestId } = await begun();
		const callAt = new Date("2026-11-23T12:00:00Z");
		await school.db.updateTable("contactRequest").set({ firstResponseAt: school.clock.now(), callAt }).execute();
		await record(bookingId, "came");
		expect(await requestOf(requestId)).toMatchObject({ status: "thinking", dueAt: callAt });
	});

	test("of one that was called off is none", async () => {
		const { bookingId, requestId } = await begun();
		await school.db
			.transaction()
			.execute((db) => createTrialFollower().callOff(db, { requestId, now: school.clock.now() }));
		expect(await record(bookingId, "came")).toEqual({ ok: false, code: "cancelled" });
		expect(await outcomeOf(bookingId)).toMatchObject({ status: "cancelled", outcome: null });
	});

	test("that is put right calls nobody who has withdrawn the consent, and everybody else", async () => {
		const other = await school.ask();
		const otherId = await book(other, 1);
		const { token, bookingId, requestId } = await begun();
		await record(bookingId, "declined");
		const consent = await school.db
			.selectFrom("consent")
			.where("requestId", "=", requestId)
			.where("kind", "=", "personal-data")
			.select("id")
			.executeTakeFirstOrThrow();
		const withdrawal = { token, consentId: consent.id, now: school.clock.now() };
		expect(await withdrawConsent(school.db, withdrawal, { followers })).toBe(true);
		expect(await record(bookingId, "missed")).toMatchObject({ ok: true });
		expect(await requestOf(requestId)).toMatchObject({ status: "lost", dueAt: null });
		school.clock.set("2026-11-21T08:50:00Z");
		await record(otherId, "missed");
		expect(await school.request(other)).toMatchObject({ status: "in_work", dueAt: expect.any(Date) });
	});

	test("that is put right calls nobody who was forgotten, and notes nothing of him", async () => {
		const { bookingId, requestId } = await begun();
		await record(bookingId, "declined");
		const erasure = { by: "requestId", id: requestId, askedAt: school.clock.now(), now: school.clock.now() } as const;
		await school.db.transaction().execute((db) => erasePerson(db, erasure, NO_PLACES));
		expect(await record(bookingId, "missed", "Мама Анна")).toMatchObject({ ok: true });
		expect(await requestOf(requestId)).toMatchObject({ status: "lost", dueAt: null });
		expect(await outcomeOf(bookingId)).toMatchObject({ outcome: "missed", outcomeNote: "" });
	});
});
