import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { Route } from "./+types/roblox-groups";
import { openRoblox } from "./open-roblox.server.ts";
import { handle, loader } from "./roblox-groups.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
});
afterAll(() => opened.close());

test.each(["/roblox-course", "/roblox-groups"])("%s leads to its category by the name it has now", async (address) => {
	const rename = { kind: "category", oldSlug: "roblox", newSlug: "blocks" } as const;
	await opened.db
		.insertInto("slugRedirect")
		.values(rename)
		.onConflict((on) => on.doNothing())
		.execute();
	await opened.db.updateTable("category").set({ slug: "blocks" }).where("slug", "=", "roblox").execute();
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: opened.db, now, address });
	const { view, head } = await openRoblox(door);
	expect([view.category, view.courses.length > 0]).toEqual(["/blocks", true]);
	expect(JSON.stringify(head.jsonLd)).toContain('"https://school.example/blocks"');
	expect(JSON.stringify(head.jsonLd)).not.toContain('"https://school.example/roblox"');
});

test("a timetable that is narrowed to a course has an address of its own, and is the same page to search engines", async () => {
	const address = "/roblox-groups?course=roblox-studio-start";
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: opened.db, now, address });
	const { asked, head } = await loader(door as unknown as Route.LoaderArgs);
	expect([asked, head.path]).toEqual(["roblox-studio-start", "/roblox-groups"]);
	expect(handle.cache).toEqual({ params: ["course"] });
});
