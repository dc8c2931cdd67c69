import { afterAll, beforeAll, expect, test } from "vitest";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { IRINA } from "../../requests/board/board.fixture.ts";
import { mergeRequests } from "../../requests/board/merge-requests.server.ts";
import { openWebinars, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { createRegistrationFollower } from "./create-registration-follower.server.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("small", { seats: 1 });
});
afterAll(() => school.close());

async function withdraw(email: string): Promise<boolean> {
	const { id, token } = await school.db
		.selectFrom("consent")
		.innerJoin("contactRequest", "contactRequest.id", "consent.requestId")
		.where("contactRequest.kind", "=", "webinar")
		.where("contactRequest.email", "=", email)
		.where("contactRequest.mergedInto", "is", null)
		.where("consent.kind", "=", "personal-data")
		.select(["consent.id", "contactRequest.token"])
		.executeTakeFirstOrThrow();
	const followers = [createRegistrationFollower(school.places)];
	return withdrawConsent(school.db, { token, consentId: id, now: school.clock.now() }, { followers });
}

test("whoever withdraws the consent gives the place back, without a letter, and who waits for it is told of", async () => {
	await school.join("small");
	const waiting = await school.wait("small", visitor(1));
	expect(await withdraw("anna@example.com")).toBe(true);
	expect((await school.webinar("small")).seatsTaken).toBe(0);
	const rows = await school.db.selectFrom("webinarRegistration").select("cancelledAt").execute();
	expect(rows).toEqual([{ cancelledAt: school.clock.now() }]);
	expect(school.freed).toEqual([{ requestId: waiting, waiting: 1 }]);
	expect(school.letters).toEqual(["joined anna@example.com"]);
});

test("of requests merged into one every place is given back, also those that stayed with their own", async () => {
	const person = visitor(2);
	for (const slug of ["first", "second"]) {
		await school.addWebinar(slug);
		await school.join(slug, person);
	}
	const requests = await school.db
		.selectFrom("contactRequest")
		.where("email", "=", person.email ?? "")
		.orderBy("number")
		.select("id")
		.execute();
	const [id = "", into = ""] = requests.map((request) => request.id);
	const merge = { id, into, staff: IRINA, now: school.clock.now() };
	expect(await mergeRequests(school.db, merge, { followers: [] })).toMatchObject({ ok: true });
	expect(await withdraw(person.email ?? "")).toBe(true);
	expect((await school.webinar("first")).seatsTaken).toBe(0);
	expect((await school.webinar("second")).seatsTaken).toBe(0);
	const log = await school.db
		.selectFrom("contactRequestEvent")
		.where("requestId", "=", into)
		.where("kind", "=", "changed")
		.select("details")
		.execute();
	expect(log).toEqual([{ details: { webinar: "cancelled" } }, { details: { webinar: "cancelled" } }]);
});

test("of a request that is merged into one without a place goes over, and nobody else's does", async () => {
	const [mine, theirs] = [visitor(6), visitor(7)];
	await school.addWebinar("third");
	for (const person of [mine, theirs]) await school.join("third", person);
	const places = () =>
		school.db
			.selectFrom("webinarRegistration")
			.where("email", "in", [mine.email ?? "", theirs.email ?? ""])
			.orderBy("email")
			.select("requestId")
			.execute();
	const [own, other] = await places();
	const into = await school.wait("third", mine);
	const merge = { id: own?.requestId ?? "", into, staff: IRINA, now: school.clock.now() };
	expect(await mergeRequests(school.db, merge, { followers: [] })).toMatchObject({ ok: true });
	expect(await places()).toEqual([{ requestId: into }, other]);
});
