import { afterAll, beforeAll, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openWebinars, type TestWebinars } from "../../features/webinars/webinars.fixture.ts";
import { openWebinar } from "./open-webinar.server.ts";
import "../../../tests/fixtures/all-words.ts";

const MONDAY = new Date("2026-11-19T06:00:00Z");

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("monday", { stateEn: "scheduled", publishAtEn: MONDAY });
});
afterAll(() => school.close());

async function open(address: string) {
	const { lifetime, ...door } = knockAtDoor({ db: school.db, now: school.clock.now(), address });
	try {
		const { head } = await openWebinar(door, "monday");
		return { locales: head.locales, until: lifetime.end };
	} catch (thrown) {
		return { status: (thrown as Response).status ?? (thrown as { init?: ResponseInit }).init?.status };
	}
}

test("a webinar is not found in a language until its text comes out there, and then each version names the other", async () => {
	expect(await open("/en/webinars/monday")).toEqual({ status: 404 });
	const before = await open("/webinars/monday");
	expect(before.locales).toEqual(["ru"]);
	expect(before.until?.getTime()).toBeLessThanOrEqual(MONDAY.getTime());
	school.clock.set(MONDAY.toISOString());
	for (const address of ["/webinars/monday", "/en/webinars/monday"]) {
		expect((await open(address)).locales).toEqual(["ru", "en"]);
	}
});
