import { expect, test } from "vitest";
import { seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { openPost } from "./open-post.server.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");

test("whoever has commented on a post that was renamed meanwhile is told at its present address that the comment waits", async () => {
	const { db, close } = await openTestDatabase();
	await seedTestSchool(db, { now });
	await seedTestBlog(db, { now });
	await db.insertInto("slugRedirect").values({ kind: "post", oldSlug: "old-name", newSlug: "first-steps" }).execute();
	const open = (slug: string) =>
		openPost(knockAtDoor({ db, now, address: `/blog/${slug}?comment=waiting` }), slug).catch(
			(thrown: unknown) => thrown,
		);
	const moved = (await open("old-name")) as Response;
	expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/first-steps?comment=waiting"]);
	await close();
});
