import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { mergeRequests } from "../../requests/board/merge-requests.server.ts";
import { setRequestState } from "../../requests/board/set-request-state.server.ts";
import { getTrial } from "../get-trial.server.ts";
import { openTrials, type TestTrials } from "../trials.fixture.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { createTrialFollower } from "./create-trial-follower.server.ts";
import { eraseLessons } from "./erase-lessons.server.ts";
import { recordOutcome } from "./record-outcome.server.ts";

const STAFF = { id: "staff", name: "Ирина", mayOverrule: true };

describe("a trial lesson of requests that are merged", () => {
	let school: TestTrials;
	beforeAll(async () => {
		school = await openTrials(await openTestDatabase());
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.clear();
		await school.addWindow();
	});

	/** Two requests of one person: the second one by another address. */
	async function askTwice() {
		const phone = "+79161112233";
		const first = await school.ask({ phone });
		await school.db.updateTable("contactRequest").set({ kind: "consultation" }).execute();
		const second = await school.ask({ phone });
		await school.db.updateTable("contactRequest").set({ kind: "trial" }).execute();
		return { first: await school.request(first), second: await school.request(second) };
	}
	const book = async (token: string, index: number) => school.book(token, (await school.slots())[index]?.id);
	const merge = (id: string, into: string) =>
		mergeRequests(
			school.db,
			{ id, into, staff: STAFF, now: school.clock.now() },
			{ followers: [createTrialFollower()] },
		);

	test("goes over, and the old letter still calls it off", async () => {
		const { first, second } = await askTwice();
		expect(await book(first.token, 0)).toMatchObject({ ok: true });
		expect(await merge(first.id, second.id)).toMatchObject({ ok: true });
		expect(await school.bookings()).toMatchObject([{ requestId: second.id, status: "booked" }]);
		const key = { token: first.token };
		const done = await cancelBooking(school.db, { key, by: "visitor", now: school.clock.now() }, school.deps);
		expect(done).toMatchObject({ ok: true });
	});

	test("is taken from nobody in silence: where both have one, staff first call one off, which is told", async () => {
		const { first, second } = await askTwice();
		await book(first.token, 0);
		await book(second.token, 1);
		const lessons = await school.bookings();
		for (const [id, into] of [
			[first.id, second.id],
			[second.id, first.id],
		] as const)
			expect(await merge(id, into)).toEqual({ ok: false, code: "bothBooked" });
		expect(await school.bookings()).toEqual(lessons);
		const key = { requestId: first.id };
		await cancelBooking(school.db, { key, by: STAFF.id, now: school.clock.now() }, school.deps);
		expect(school.told.at(-1)).toBe("cancelled");
		expect(await merge(first.id, second.id)).toMatchObject({ ok: true });
		expect(await book(await school.ask(), 0)).toMatchObject({ ok: true });
	});

	test("that has begun is noted before the requests are merged, and the other one stays booked", async () => {
		const { first, second } = await askTwice();
		await book(first.token, 0);
		await book(second.token, 3);
		// Of somebody else, whose lesson is in nobody's way.
		await book(await school.ask(), 1);
		const lessons = await school.bookings();
		school.clock.set(lessons[2]?.startsAt ?? "");
		expect(await merge(second.id, first.id)).toEqual({ ok: false, code: "lessonUnnoted" });
		expect(await merge(first.id, second.id)).toEqual({ ok: false, code: "lessonUnnoted" });
		expect(await school.bookings()).toEqual(lessons);
		const note = { outcome: "came", note: "", by: STAFF.id, now: school.clock.now() } as const;
		await recordOutcome(school.db, { ...note, bookingId: lessons[0]?.id ?? "" });
		expect(await merge(second.id, first.id)).toMatchObject({ ok: true });
		expect(await school.bookings()).toMatchObject([
			{ requestId: first.id, status: "done" },
			{ requestId: first.id, status: "booked" },
			{ status: "booked" },
		]);
	});

	test("is seen and moved by the secret with which it was booked, and by no other that was merged there", async () => {
		const { first, second } = await askTwice();
		await book(second.token, 0);
		await merge(first.id, second.id);
		const [lesson] = await school.bookings();
		const now = school.clock.now();
		const page = { locale: "ru", now, settings: school.settings, zone: undefined, day: undefined } as const;
		const seen = (token: string) => getTrial(school.db, { ...page, token, isMoving: false });
		const callOff = (token: string) => cancelBooking(school.db, { key: { token }, by: "visitor", now }, school.deps);
		expect(await seen(first.token)).toMatchObject({ state: "closed", booking: undefined });
		expect(await book(first.token, 1)).toEqual({ ok: false, code: "closed" });
		expect(await callOff(first.token)).toEqual({ ok: false, code: "notFound" });
		expect(await school.bookings()).toEqual([lesson]);
		const third = await school.request(await school.ask());
		await school.db.updateTable("contactRequest").set({ repeatKeyPhone: "+79161112233" }).execute();
		await merge(second.id, third.id);
		expect(await seen(second.token)).toMatchObject({ state: "booked", canMove: true, name: second.name });
		expect(await book(second.token, 1)).toMatchObject({ ok: true, value: { news: "moved" } });
		expect(await seen(first.token)).toMatchObject({ state: "closed", booking: undefined });
		expect(await seen(third.token)).toMatchObject({ state: "booked" });
		expect(await callOff(second.token)).toMatchObject({ ok: true });
		expect(await seen(second.token)).toMatchObject({ state: "closed", booking: { status: "cancelled" } });
	});

	test("of somebody who withdrew the consent is called off, and its time is free again", async () => {
		const { first } = await askTwice();
		await book(first.token, 0);
		const { id: consentId } = await school.db
			.selectFrom("consent")
			.where("requestId", "=", first.id)
			.where("kind", "=", "personal-data")
			.select("id")
			.executeTakeFirstOrThrow();
		const withdrawal = { token: first.token, consentId, now: school.clock.now() };
		expect(await withdrawConsent(school.db, withdrawal, { followers: [createTrialFollower()] })).toBe(true);
		expect(await school.bookings()).toMatchObject([{ status: "cancelled", cancelReason: "consent-withdrawn" }]);
		const second = await school.ask({ phone: "+79164445566" });
		expect(await book(second, 0)).toMatchObject({ ok: true });
	});

	test("of a lost request is called off, with a letter, while it is ahead, one that has begun is still to be noted", async () => {
		const { first } = await askTwice();
		await book(first.token, 0);
		const lose = (now: Date) => {
			const loss = { id: first.id, to: "lost", lostReason: "expensive", staff: STAFF, now } as const;
			return setRequestState(school.db, loss, { followers: [createTrialFollower(school.messages)] });
		};
		school.told.length = 0;
		const [lesson] = await school.bookings();
		const begun = new Date((lesson?.startsAt.getTime() ?? 0) + MINUTE_MS);
		expect(await lose(begun)).toMatchObject({ ok: true });
		expect(await school.bookings()).toMatchObject([{ status: "booked" }]);
		await setRequestState(
			school.db,
			{ id: first.id, to: "in_work", staff: STAFF, now: begun },
			{ followers: [createTrialFollower()] },
		);
		expect(await lose(school.clock.now())).toMatchObject({ ok: true });
		expect(await school.bookings()).toMatchObject([{ status: "cancelled", cancelReason: "closed" }]);
		expect(school.told).toEqual(["cancelled"]);
		expect(await book(await school.ask({ phone: "+79164445567" }), 0)).toMatchObject({ ok: true });
	});

	test("of spam is called off without a letter: the address may be anybody's", async () => {
		const { first } = await askTwice();
		await book(first.token, 0);
		school.told.length = 0;
		for (const to of ["in_work", "spam"] as const) {
			const change = { id: first.id, to, staff: STAFF, now: school.clock.now() };
			await setRequestState(school.db, change, { followers: [createTrialFollower(school.messages)] });
		}
		expect(await school.bookings()).toMatchObject([{ status: "cancelled", cancelReason: "closed" }]);
		expect(school.told).toEqual([]);
	});

	test("of somebody forgotten is called off and says nothing of him", async () => {
		const { first } = await askTwice();
		await book(first.token, 0);
		await school.db.transaction().execute((db) => eraseLessons(db, { requestId: first.id, now: school.clock.now() }));
		const [booking] = await school.bookings();
		expect(booking).toMatchObject({ status: "cancelled", cancelReason: null, outcomeNote: "" });
		expect(booking?.visitorZone).toBe(booking?.zone);
	});
});
