import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { getMyData } from "../../requests/pages/get-my-data.server.ts";
import { NOON, openWebinars, START, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { moveRegistrations, moveWaiting } from "./move-registrations.server.ts";
import { remindRegistered } from "./remind-registered.server.ts";

const LATER = "2026-11-27T16:00:00Z";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
});
afterAll(() => school.close());
beforeEach(async () => {
	await school.db.deleteFrom("contactRequest").execute();
	await school.db.deleteFrom("webinar").execute();
	await school.addWebinar("game");
});

const subjects = async () => {
	const rows = await school.db.selectFrom("contactRequest").orderBy("number").select("subject").execute();
	return rows.map(({ subject }) => subject);
};

async function move(to: string): Promise<void> {
	const { id } = await school.webinar("game");
	await school.db.updateTable("webinar").set({ startsAt: to }).where("id", "=", id).execute();
	const dates = { webinarId: id, from: new Date(START), to: new Date(to), now: school.clock.now() };
	await inTransaction(school.db, (transaction) => moveRegistrations(transaction, dates, school.messages));
}

describe("whoever registered for a webinar", () => {
	/** Letters that the job of reminders orders at a moment. */
	async function remindAt(moment: string): Promise<string[]> {
		school.clock.set(moment);
		school.letters.length = 0;
		await remindRegistered(school.db, { now: school.clock.now(), messages: school.messages });
		return [...school.letters];
	}
	afterEach(() => school.clock.set(NOON));

	test("that is moved nearer gets no reminder whose moment is over by then, and each of the rest", async () => {
		await school.join("game", visitor(1));
		await sql`update webinar_registration set created_at = '2026-11-10T09:00:00Z'`.execute(school.db);
		school.letters.length = 0;
		await move("2026-11-18T16:00:00Z");
		expect(school.letters).toEqual(["moved visitor1@example.com"]);
		expect(await remindAt("2026-11-18T09:01:00Z")).toEqual([]);
		expect(await remindAt("2026-11-18T15:00:00Z")).toEqual(["hour visitor1@example.com"]);
		expect(await remindAt("2026-11-18T15:50:00Z")).toEqual(["minutes visitor1@example.com"]);
	});

	test("that is moved farther gets all of them", async () => {
		await school.join("game", visitor(1));
		await move(LATER);
		expect(await remindAt("2026-11-20T15:00:00Z")).toEqual([]);
		expect(await remindAt("2026-11-26T16:00:00Z")).toEqual(["day visitor1@example.com"]);
	});
});

describe("requests for a webinar", () => {
	test("that is moved are about its new date, also on the page of one's own data", async () => {
		await school.join("game", visitor(1));
		await move(LATER);
		expect(await subjects()).toEqual(["webinar:game@2026-11-27"]);
		const { token } = await school.db.selectFrom("contactRequest").select("token").executeTakeFirstOrThrow();
		const my = await getMyData(school.db, { token, locale: "ru", now: school.clock.now() });
		expect(my?.webinar?.day).toBe("2026-11-27");
	});

	test("that is moved take no second place under another address", async () => {
		await school.join("game", visitor(1));
		await move(LATER);
		expect(await school.join("game", { ...visitor(1), email: "other@example.com" })).toMatchObject({
			outcome: "repeated",
		});
		expect((await school.webinar("game")).seatsTaken).toBe(1);
	});

	test("stay with the date that they gave up before it was moved", async () => {
		const { token = "" } = await school.join("game", visitor(1));
		await school.cancel(token);
		await move(LATER);
		expect(await subjects()).toEqual(["webinar:game@2026-11-20"]);
	});

	test("that is renamed follow it, with those of earlier dates and of other states", async () => {
		await school.addWebinar("game-two");
		await school.join("game", visitor(1));
		await school.join("game-two", visitor(1));
		await school.wait("game", visitor(2));
		await school.db
			.updateTable("contactRequest")
			.set({ subject: "webinar:game@2025-01-15", status: "lost" })
			.where("kind", "=", "waitlist")
			.execute();
		await inTransaction(school.db, (transaction) =>
			moveWaiting(transaction, {
				from: { slug: "game", startsAt: new Date(START) },
				to: { slug: "first-game", startsAt: new Date(START) },
			}),
		);
		expect(await subjects()).toEqual([
			"webinar:first-game@2026-11-20",
			"webinar:game-two@2026-11-20",
			"webinar:first-game@2025-01-15",
		]);
	});
});
