import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openWebinars, type TestWebinars } from "../../features/webinars/webinars.fixture.ts";
import { loader } from "./joined-calendar.ts";
import "../../../tests/fixtures/all-words.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("game");
});
afterAll(() => school.close());
beforeEach(() => school.db.deleteFrom("contactRequest").execute());

/** @throws the answer 404 */
async function readFile(token: string): Promise<string> {
	const address = `/webinars/joined/${token}/webinar.ics`;
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: school.db, now: school.clock.now(), address });
	return (await loader({ ...door, params: { token } })).text();
}

test("the file of a registration that was moved replaces the one from before in a calendar", async () => {
	const { token = "" } = await school.join("game");
	expect(await readFile(token)).toContain("SEQUENCE:0\r\n");
	const movedAt = new Date("2026-11-19T09:00:00Z");
	await school.db.updateTable("webinarRegistration").set({ movedAt }).execute();
	expect(await readFile(token)).toContain(`SEQUENCE:${movedAt.getTime() / 1000}\r\n`);
});

test("there is no file of a place that was given back, nor of a webinar that was called off", async () => {
	const { token = "" } = await school.join("game");
	await school.db.updateTable("webinar").set({ status: "cancelled" }).execute();
	await expect(readFile(token)).rejects.toMatchObject({ init: { status: 404 } });
	await school.db.updateTable("webinar").set({ status: "published" }).execute();
	expect(await readFile(token)).toContain("BEGIN:VEVENT");
	await school.cancel(token);
	await expect(readFile(token)).rejects.toMatchObject({ init: { status: 404 } });
});
