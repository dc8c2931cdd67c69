import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { loader } from "./blog.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
});
afterAll(() => opened.close());

async function visit(address: string) {
	const { list, head } = await loader(knockAtDoor({ db: opened.db, now, address }) as never);
	return { total: list.total, noindex: head.noindex, rubrics: new Set(list.posts.map(({ card }) => card.rubric.slug)) };
}

test("a topic is offered to search engines once it has three posts, and never within a rubric", async () => {
	const texts = await opened.db.selectFrom("postText").where("locale", "=", "ru").select("tags").execute();
	const tags = [...new Set(texts.flatMap((text) => text.tags))];
	const topics = await Promise.all(tags.map(async (tag) => ({ tag, ...(await visit(`/blog?tag=${tag}`)) })));
	expect(new Set(topics.filter(({ noindex }) => !noindex).map(({ total }) => total >= 3))).toEqual(new Set([true]));
	expect(topics.filter(({ total, noindex }) => total >= 3 && noindex)).toEqual([]);
	const [wide] = topics.filter(({ total }) => total >= 3);
	const [rubric] = wide?.rubrics ?? [];
	expect(await visit(`/blog?rubric=${rubric}`)).toMatchObject({ noindex: false });
	expect(await visit(`/blog?rubric=${rubric}&tag=${wide?.tag}`)).toMatchObject({ noindex: true });
});
