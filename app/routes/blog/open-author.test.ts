import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openAuthor } from "./open-author.server.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

test("search engines are told the first sentences of what an author says, as many as they show", async () => {
	const slug = "daria-osipova";
	const address = `/en/blog/avtor-${slug}`;
	const { view, head } = await openAuthor(knockAtDoor({ db: school.db, now, address }), slug);
	expect(view.author.bio.length).toBeGreaterThan(200);
	expect(view.author.bio.startsWith(head.description)).toBe(true);
	expect(head.description).toMatch(/^.{60,180}\.$/);
});
