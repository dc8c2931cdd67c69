import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import type { Route } from "./+types/roblox-groups";
import { openRoblox } from "./open-roblox.server.ts";
import { handle, loader } from "./roblox-groups.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

test.each(["/roblox-course", "/roblox-groups"])("%s leads to its category by the name it has now", async (address) => {
	const rename = { kind: "category", oldSlug: "roblox", newSlug: "blocks" } as const;
	await school.db
		.insertInto("slugRedirect")
		.values(rename)
		.onConflict((on) => on.doNothing())
		.execute();
	await school.db.updateTable("category").set({ slug: "blocks" }).where("slug", "=", "roblox").execute();
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: school.db, now, address });
	const { view, head } = await openRoblox(door);
	expect([view.category, view.courses.length > 0]).toEqual(["/blocks", true]);
	expect(JSON.stringify(head.jsonLd)).toContain('"https://school.example/blocks"');
	expect(JSON.stringify(head.jsonLd)).not.toContain('"https://school.example/roblox"');
});

test("a timetable that is narrowed to a course has an address of its own, and is the same page to search engines", async () => {
	const address = "/roblox-groups?course=roblox-studio-start";
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: school.db, now, address });
	const { asked, head } = await loader(door as unknown as Route.LoaderArgs);
	expect([asked, head.path]).toEqual(["roblox-studio-start", "/roblox-groups"]);
	expect(handle.cache).toEqual({ params: ["course"] });
});
