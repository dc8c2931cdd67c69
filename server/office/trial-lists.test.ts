import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookSlot } from "../../app/features/trials/lessons/book-slot.server.ts";
import { openTrials, type TestTrials } from "../../app/features/trials/trials.fixture.ts";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const clock = createSettableClock("2026-11-18T09:00:00Z");
let office: TestOffice;
let school: TestTrials;
let slots: { id: string }[] = [];
beforeAll(async () => {
	school = await openTrials(await openTestDatabase());
	office = await openTestOffice({ clock, database: school });
	await school.addWindow();
	slots = await school.slots();
});
afterAll(() => office.close());

async function list<Row extends object = { id: string }>(address: string): Promise<Row[]> {
	return (await office.ask<Row[]>("manager", `/api/admin/${address}`)).body.data;
}
const idsOf = async (address: string) => (await list(address)).map(({ id }) => id);

/** Somebody new books a time. @returns the lesson and the request. */
async function book(slotId: string | undefined) {
	const token = await school.ask();
	const wish = { key: { token }, slotId: slotId ?? "", by: "staff-1", now: clock.now() };
	const booked = await bookSlot(school.db, wish, school.deps);
	if (!booked.ok) throw new Error(booked.code);
	return { id: booked.value.bookingId, requestId: (await school.request(token)).id };
}

/** Lists ask the clock of the database. */
const moveTo = (table: "trialBooking" | "trialSlot", id: string, hours: number) =>
	school.db
		.updateTable(table)
		.set({ startsAt: sql`now() + ${hours} * interval '1 hour'` })
		.where("id", "=", id)
		.execute();

test("lessons are found by what they wait for and by their request, and by nothing of others", async () => {
	const [ahead, begun, done] = [await book(slots[0]?.id), await book(slots[1]?.id), await book(slots[2]?.id)];
	await moveTo("trialBooking", ahead.id, 1);
	// Which teacher each one is with depends on the hour: nobody has two lessons at one moment.
	await moveTo("trialBooking", begun.id, -1);
	await moveTo("trialBooking", done.id, -2);
	await school.db
		.updateTable("trialBooking")
		.set({ status: "done", outcome: "came" })
		.where("id", "=", done.id)
		.execute();
	expect(await idsOf("trial-bookings?queue=ahead")).toEqual([ahead.id]);
	expect(await idsOf("trial-bookings?queue=unrecorded")).toEqual([begun.id]);
	expect(await idsOf("trial-bookings?status=done")).toEqual([done.id]);
	expect(await idsOf(`trial-bookings?requestId=${begun.requestId}`)).toEqual([begun.id]);
	expect(await idsOf("trial-bookings?sort=startsAt&order=asc")).toHaveLength(3);
});

test("of the times those can be found that are free, ahead and within a day", async () => {
	const [past, near, far, taken] = slots.slice(4, 8).map(({ id }) => id);
	if (!past || !near || !far || !taken) throw new Error("A window has times");
	await school.db.deleteFrom("trialSlot").where("id", "not in", [past, near, far, taken]).execute();
	await moveTo("trialSlot", past, -1);
	await moveTo("trialSlot", near, 1);
	await moveTo("trialSlot", far, 100);
	await moveTo("trialSlot", taken, 2);
	await book(taken);
	const free = "trial-slots?state=free&when=ahead&sort=startsAt&order=asc";
	expect(await idsOf(free)).toEqual([near, far]);
	expect(await idsOf("trial-slots?when=past")).toEqual([past]);
	expect(await idsOf("trial-slots?state=booked&when=ahead")).toEqual([taken]);
	const [soon] = await list<{ startsAt: string }>(free);
	const until = encodeURIComponent(new Date(Date.parse(soon?.startsAt ?? "") + 1).toISOString());
	expect(await idsOf(`${free}&until=${until}`)).toEqual([near]);
	expect(await idsOf(`${free}&from=${until}`)).toEqual([far]);
	const exactly = encodeURIComponent(soon?.startsAt ?? "");
	expect(await idsOf(`${free}&from=${exactly}&until=${until}`)).toEqual([near]);
	expect(await idsOf(`${free}&until=${exactly}`)).toEqual([]);
	// What is no moment limits nothing.
	expect(await idsOf(`${free}&from=tomorrow`)).toEqual([near, far]);
});
