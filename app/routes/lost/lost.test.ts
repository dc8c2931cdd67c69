import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { openPost } from "../blog/open-post.server.ts";
import { loader } from "./lost.tsx";
import "../../../tests/fixtures/all-words.ts";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedTestSchool(opened.db, { now: new Date() });
});
afterAll(() => opened.close());

test.each([
	["/nope", "/nope"],
	["/en/nope?a=1", "/en/nope"],
	["/blog/gone", "/blog/gone"],
	["/en/blog/gone", "/en/blog/gone"],
])("what is not found at %s is named in its language", async (address, named) => {
	const knock = knockAtDoor({ db: opened.db, now: new Date(), address });
	const lost = address.includes("/blog/") ? openPost(knock, "gone") : loader(knock);
	await expect(lost).rejects.toMatchObject({ data: `Page not found: ${named}`, init: { status: 404 } });
});
