import { afterAll, beforeAll, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openWebinars, type TestWebinars } from "../../features/webinars/webinars.fixture.ts";
import { loader } from "./calendar.ts";
import "../../../tests/fixtures/all-words.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("game");
	await school.addWebinar("other");
});
afterAll(() => school.close());

async function readEvents() {
	const { lifetime: _lifetime, ...door } = knockAtDoor({
		db: school.db,
		now: school.clock.now(),
		address: "/webinars.ics",
	});
	const file = await (await loader(door)).text();
	const values = (name: string) => [...file.matchAll(new RegExp(`^${name}:(\\S+)`, "gm"))].map(([, value]) => value);
	return { uids: values("UID"), starts: values("DTSTART"), sequences: values("SEQUENCE") };
}

test("a webinar that is moved and renamed stays one event of a calendar, at its new time", async () => {
	const before = await readEvents();
	expect(new Set(before.uids).size).toBe(2);
	const startsAt = new Date("2026-11-25T16:00:00Z");
	const moved = { slug: "new-game", startsAt, version: 2 };
	await school.db.updateTable("webinar").set(moved).where("slug", "=", "game").execute();
	const after = await readEvents();
	expect(after.uids.toSorted()).toEqual(before.uids.toSorted());
	expect(after.starts).toContain("20261125T160000Z");
	// A calendar keeps what it has where the number is no greater (RFC 5545, section 3.8.7.4).
	expect(before.sequences).toEqual(["1", "1"]);
	expect(after.sequences.toSorted()).toEqual(["1", "2"]);
});
