import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOON, openWebinars, type TestWebinars } from "../../app/features/webinars/webinars.fixture.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { seedTestBlog } from "../../tests/fixtures/build-post.ts";
import { nextContentChange } from "./next-content-change.ts";

const now = new Date(NOON);
const soon = new Date(now.getTime() + MINUTE_MS);

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("sample");
	await seedTestBlog(school.db, { now });
	const text = { title: "Page", lead: "", body: "Page", seo: "{}", state: "published", publishAt: null } as const;
	await school.db
		.insertInto("page")
		.values({ slug: "about", locale: "ru", ...text })
		.execute();
});
afterAll(() => school.close());

test.each([
	["page", "state", "publish_at"],
	["post_text", "state", "publish_at"],
	["course_text", "state", "publish_at"],
	["webinar", "state_en", "publish_at_en"],
])("the moment at which a text in %s appears is the nearest change, until it has come", async (table, state, at) => {
	await sql`update ${sql.table(table)} set ${sql.ref(state)} = 'scheduled', ${sql.ref(at)} = ${soon}`.execute(
		school.db,
	);
	expect(await nextContentChange(school.db, now)).toEqual(soon);
	expect(await nextContentChange(school.db, soon)).not.toEqual(soon);
	await sql`update ${sql.table(table)} set ${sql.ref(state)} = 'published', ${sql.ref(at)} = ${now}`.execute(school.db);
});
