import { expect, test } from "vitest";
import { buildPost, russianText, seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getPost } from "./get-post.server.ts";

test("a post links only to pages that its language has", async () => {
	const school = await openTestDatabase();
	const now = new Date("2026-11-21T12:00:00Z");
	const body = "О [вычете](/tax) и о [работе](/careers).";
	await seedTestBlog(school.db, { now, posts: [buildPost({ slug: "money", ...russianText({ body }) })] });
	const page = { title: "Страница", lead: "", body: "", seo: "{}", locale: "ru" } as const;
	await school.db
		.insertInto("page")
		.values([
			{ ...page, slug: "tax", state: "published" },
			{ ...page, slug: "careers", state: "draft" },
		])
		.execute();
	const post = await getPost(school.db, { slug: "money", locale: "ru", now, facts: {}, tableLabel: "Таблица" });
	const words = JSON.stringify(post?.text.blocks).replaceAll("\u00a0", " ");
	expect(words).toContain('<a href=\\"/tax\\">вычете</a> и о работе.');
	await school.close();
});
