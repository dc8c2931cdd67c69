import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { splitStatements } from "../../../../database/migrate.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { getAnnouncedRegistration } from "../../notifications/facts/get-announced-registration.server.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { IRINA } from "../../requests/board/board.fixture.ts";
import { mergeRequests } from "../../requests/board/merge-requests.server.ts";
import { readdressRegistration } from "../../requests/office/readdress-registration.server.ts";
import { getMyData } from "../../requests/pages/get-my-data.server.ts";
import { getJoined } from "../get-joined.server.ts";
import { lockWebinar } from "../office/lock-webinar.server.ts";
import { NOON, openWebinars, START, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { createRegistrationFollower } from "./create-registration-follower.server.ts";
import { moveRegistrations } from "./move-registrations.server.ts";

const LATER = "2026-11-27T16:00:00Z";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
});
afterAll(() => school.close());
beforeEach(async () => {
	school.clock.set(NOON);
	await school.db.deleteFrom("contactRequest").execute();
	await school.db.deleteFrom("webinar").execute();
	await school.addWebinar("game");
	await school.addWebinar("full");
});

/** Somebody who typed Anna's phone registers, and staff take both for one person: his request ends in hers, which waits for something else. */
async function takeForOne() {
	const { phone = "" } = visitor(1);
	const { token = "" } = await school.join("game", { phone, name: "Никто", email: "nobody@example.com" });
	const into = await school.wait("full", { phone, name: "Анна", email: "anna@example.com" });
	const requests = school.db.selectFrom("contactRequest").select(["id", "token"]);
	const stranger = await requests.where("name", "=", "Никто").executeTakeFirstOrThrow();
	const anna = await requests.where("name", "=", "Анна").executeTakeFirstOrThrow();
	const merge = { id: stranger.id, into, staff: IRINA, now: school.clock.now() };
	expect(await mergeRequests(school.db, merge, { followers: [] })).toMatchObject({ ok: true });
	const { id } = await school.db.selectFrom("webinarRegistration").select("id").executeTakeFirstOrThrow();
	return { id, token, stranger, anna };
}

const joined = (token: string) =>
	getJoined(school.db, { token, locale: "ru", now: school.clock.now(), facts: school.facts });

test("the page of a registration and its letters name whoever registered and lead to his own data, also once his request was merged", async () => {
	const { id, token, stranger } = await takeForOne();
	const own = { name: "Никто", requestToken: stranger.token };
	expect(await joined(token)).toMatchObject(own);
	expect(await getAnnouncedRegistration(school.db, id, school.clock.now())).toMatchObject(own);
});

test("a mended address of the request that stands has them lead to that one's data", async () => {
	const { token, anna } = await takeForOne();
	await inTransaction(school.db, (transaction) =>
		readdressRegistration(transaction, { id: anna.id, email: "mended@example.com" }),
	);
	expect(await joined(token)).toMatchObject({ email: "mended@example.com", requestToken: anna.token });
});

test("whoever registered gives the place back with his consent, also once his request was merged", async () => {
	const { token, stranger } = await takeForOne();
	const consent = await school.db
		.selectFrom("consent")
		.where("requestId", "=", stranger.id)
		.where("kind", "=", "personal-data")
		.select("id")
		.executeTakeFirstOrThrow();
	const withdrawal = { token: stranger.token, consentId: consent.id, now: school.clock.now() };
	const followers = [createRegistrationFollower(school.places)];
	expect(await withdrawConsent(school.db, withdrawal, { followers })).toBe(true);
	expect(await joined(token)).toMatchObject({ isCancelled: true });
	expect(await school.webinar("game")).toMatchObject({ seatsTaken: 0 });
});

test("a webinar that is moved is told on his own page at its new date, once his request was merged", async () => {
	const { stranger } = await takeForOne();
	const { id } = await school.webinar("game");
	const dates = { webinarId: id, from: new Date(START), to: new Date(LATER), now: school.clock.now() };
	await inTransaction(school.db, async (transaction) => {
		await lockWebinar(transaction, id);
		await moveRegistrations(transaction, dates);
	});
	const my = await getMyData(school.db, { token: stranger.token, locale: "ru", now: school.clock.now() });
	expect(my?.webinar).toMatchObject({ day: "2026-11-27" });
});

test("registrations of requests that were merged before the update are told whose they are by their addresses", async () => {
	const { token, stranger } = await takeForOne();
	await school.join("game", visitor(2));
	await school.db.updateTable("webinarRegistration").set({ registeredUnder: null }).execute();
	const folder = join(import.meta.dirname, "../../../../database/migrations");
	const migration = readFileSync(join(folder, "0074_registrations_of_merged_requests.sql"), "utf8");
	const update = splitStatements(migration).find((statement) => /^update/m.test(statement));
	await sql.raw(update ?? "").execute(school.db);
	expect(await joined(token)).toMatchObject({ requestToken: stranger.token });
	const under = await school.db.selectFrom("webinarRegistration").orderBy("email").select("registeredUnder").execute();
	expect(under).toEqual([{ registeredUnder: stranger.id }, { registeredUnder: null }]);
});
