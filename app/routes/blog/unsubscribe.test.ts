import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { action, loader } from "./unsubscribe.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const WRITTEN = { name: "Анна", text: "Спасибо", status: "approved", locale: "ru" } as const;

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedTestSchool(opened.db, { now });
	await seedTestBlog(opened.db, { now });
	const { id: postId } = await opened.db.selectFrom("post").select("id").executeTakeFirstOrThrow();
	const comments = [
		{ ...WRITTEN, postId, email: "anna@example.com", unsubscribeToken: "one", contentHash: "one" },
		{ ...WRITTEN, postId, email: "Anna@example.com", unsubscribeToken: "two", contentHash: "two" },
	];
	await opened.db.insertInto("comment").values(comments).execute();
});
afterAll(() => opened.close());

const door = (token: string, init: RequestInit = {}) =>
	({ ...knockAtDoor({ db: opened.db, now, address: `/blog/unsubscribe/${token}`, init }), params: { token } }) as never;
const areOff = async (token: string) => (await loader(door(token))).areOff;

test("letters about replies end by any post of a mail program, twice as well, and begin again by the button of the page", async () => {
	const posts: RequestInit[] = [
		{ method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) },
		{ method: "POST" },
		{ method: "POST", body: "{}", headers: { "content-type": "application/json" } },
	];
	for (const init of posts) expect(await action(door("one", init))).toEqual({ areOff: true });
	expect(await areOff("two")).toBe(true);
	const resume = { method: "POST", body: new URLSearchParams({ intent: "resume" }) };
	expect(await action(door("two", resume))).toEqual({ areOff: false });
	expect(await areOff("one")).toBe(false);
	await expect(action(door("nobody", resume))).rejects.toMatchObject({ init: { status: 404 } });
});
