import { afterAll, beforeAll, expect, test } from "vitest";
import { withdrawConsent } from "../requests/consents/withdraw-consent.server.ts";
import { createRegistrationFollower } from "./create-registration-follower.server.ts";
import { openWebinars, type TestWebinars, visitor } from "./webinars.fixture.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("small", { seats: 1 });
});
afterAll(() => school.close());

test("whoever withdraws the consent gives the place back, without a letter, and who waits for it is told of", async () => {
	await school.join("small");
	const waiting = await school.wait("small", visitor(1));
	const consent = await school.db
		.selectFrom("consent")
		.innerJoin("contactRequest", "contactRequest.id", "consent.requestId")
		.where("contactRequest.kind", "=", "webinar")
		.where("consent.kind", "=", "personal-data")
		.select(["consent.id", "contactRequest.token"])
		.executeTakeFirstOrThrow();
	const followers = [createRegistrationFollower(school.places)];
	const withdrawal = { token: consent.token, consentId: consent.id, now: school.clock.now() };
	expect(await withdrawConsent(school.db, withdrawal, { followers })).toBe(true);
	expect((await school.webinar("small")).seatsTaken).toBe(0);
	const rows = await school.db.selectFrom("webinarRegistration").select("cancelledAt").execute();
	expect(rows).toEqual([{ cancelledAt: school.clock.now() }]);
	expect(school.freed).toEqual([{ requestId: waiting, waiting: 1 }]);
	expect(school.letters).toEqual(["joined anna@example.com"]);
});
