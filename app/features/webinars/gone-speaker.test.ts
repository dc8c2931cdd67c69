import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWebinarResource } from "./office/webinars.server.ts";
import { openWebinars, type TestWebinars } from "./webinars.fixture.ts";

const AHEAD = "2099-11-20T16:00:00Z";
const ENDED = "2099-11-20T17:00:00Z";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("broadcast", { startsAt: AHEAD });
	await school.addWebinar("recording", { startsAt: AHEAD, kind: "recorded" });
	await school.addWebinar("called-off", { startsAt: AHEAD, status: "cancelled" });
	const { id: teacherId } = await school.db.selectFrom("teacher").select("id").executeTakeFirstOrThrow();
	for (const slug of ["broadcast", "recording", "called-off"]) {
		const { id: webinarId } = await school.webinar(slug);
		await school.db.insertInto("webinarSpeaker").values({ webinarId, teacherId, position: 0 }).execute();
	}
});
afterAll(() => school.close());

const namedIn = async (slug: string) => (await school.page(slug)).speakers.length;

async function listed(): Promise<string[]> {
	const { list } = createWebinarResource({ ...school.messages, ...school.places });
	const { rows } = await sql<{ slug: string }>`
		select webinar.slug from ${list?.from} where ${list?.filters?.speaker?.("gone")}`.execute(school.db);
	return rows.map(({ slug }) => slug);
}

test("a speaker who has left is named by no broadcast ahead, by a recording and by what is over, and the office lists who waits for another", async () => {
	expect([await namedIn("broadcast"), await namedIn("recording"), await listed()]).toEqual([1, 1, []]);
	await school.db.updateTable("teacher").set({ hasLeft: true }).execute();
	expect([await namedIn("broadcast"), await namedIn("recording"), await listed()]).toEqual([0, 1, ["broadcast"]]);
	school.clock.set(new Date(ENDED));
	expect(await namedIn("broadcast")).toBe(1);
});
