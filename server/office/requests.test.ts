import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWebinars, type TestWebinars, visitor } from "../../app/features/webinars/webinars.fixture.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

let school: TestWebinars;
let office: TestOffice;
beforeAll(async () => {
	school = await openWebinars();
	office = await openTestOffice({ clock: school.clock, database: school });
	await school.addWebinar("game");
	await school.addWebinar("other");
});
afterAll(() => office.close());

const registrationOf = (token: string) =>
	school.db.selectFrom("webinarRegistration").where("token", "=", token).selectAll().executeTakeFirstOrThrow();

/** Mends the address of the request that a registration came with. */
async function mend(token: string, email: string | null) {
	const path = `/api/admin/requests/${(await registrationOf(token)).requestId}`;
	const { data } = (await office.ask<object>("manager", path)).body;
	return office.ask("manager", path, { method: "PUT", body: { ...data, email } });
}

describe("a mistyped e-mail of a request that is mended", () => {
	test("takes the letters of its webinar along, until the place is given back", async () => {
		const { token = "" } = await school.join("game", visitor(1));
		expect((await mend(token, "Anna.Right@example.com")).status).toBe(200);
		const mended = { email: "Anna.Right@example.com", emailKey: "anna.right@example.com" };
		expect(await registrationOf(token)).toMatchObject(mended);
		expect((await mend(token, null)).status).toBe(200);
		expect(await registrationOf(token)).toMatchObject(mended);
		await school.cancel(token);
		expect((await mend(token, "later@example.com")).status).toBe(200);
		expect(await registrationOf(token)).toMatchObject(mended);
	});

	test("is refused where somebody comes to the same date by that address, and changes nothing", async () => {
		const { token = "" } = await school.join("game", visitor(2));
		const taken = visitor(3).email?.toUpperCase() ?? "";
		const { token: others = "" } = await school.join("game", visitor(3));
		await school.join("other", visitor(4));
		expect(await mend(token, taken)).toMatchObject({ status: 400, body: { errors: { email: "emailTaken" } } });
		expect(await registrationOf(token)).toMatchObject({ email: visitor(2).email });
		// Of another webinar, or of somebody who comes no more, it is free.
		expect((await mend(token, visitor(4).email ?? "")).status).toBe(200);
		await school.cancel(others);
		expect((await mend(token, taken)).status).toBe(200);
	});
});
