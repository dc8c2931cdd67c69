import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { buildPost, russianText, seedTestBlog } from "../../../../tests/fixtures/build-post.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { listPostSummaries } from "../list-post-summaries.server.ts";
import { findPosts, type PostQuestion } from "./find-posts.server.ts";
import { markHits } from "./mark-hits.server.ts";

const NOW = new Date("2026-11-18T09:00:00Z");

describe("the search of the blog", () => {
	let opened: OpenDatabase;

	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedTestBlog(opened.db, {
			now: NOW,
			posts: [
				buildPost(),
				buildPost({
					slug: "cats",
					rubric: "gamedev",
					publishedDaysAgo: 3,
					...russianText({
						title: "Как\u00a0научить кота прыгать",
						excerpt: "Делаем платформер.",
						tags: ["Godot"],
						body: "Пишем скрипт на GDScript, ещё немного физики. <b>Жирный</b> кот.\n\n```lua\nprint('секретноеслово')\n```",
					}),
				}),
				buildPost({
					slug: "tomorrow",
					publishedDaysAgo: -1,
					...russianText({ title: "Завтрашняя программа", excerpt: "Ещё не вышла: про телескопы" }),
				}),
			],
		});
	});
	afterAll(() => opened.close());

	async function search(typed: string, more: Partial<PostQuestion> = {}) {
		const question = { locale: "ru", now: NOW, typed, limit: 10, ...more } as const;
		const found = await findPosts(opened.db, question);
		const cards = await listPostSummaries(opened.db, { ids: found.ids, locale: question.locale, facts: {} });
		return { ...found, slugs: cards.map(({ slug }) => slug) };
	}
	async function marks(typed: string) {
		const { ids, words } = await search(typed);
		const hits = await markHits(opened.db, { ids, words, locale: "ru", facts: {} });
		return [...hits.values()].flatMap(({ title, snippet }) =>
			[...title, ...snippet].filter(({ hit }) => hit).map(({ text }) => text),
		);
	}

	test("finds a word by any of its forms", async () => {
		expect((await search("программированию")).slugs).toEqual(["first-steps"]);
		expect((await search("программирования кот")).slugs).toEqual([]);
		expect((await search("прыгающий кот")).slugs).toEqual(["cats"]);
		expect((await search("коты")).slugs).toEqual(["cats"]);
		expect((await search("programmers", { locale: "en" })).slugs).toEqual(["first-steps"]);
		expect((await search("steps", { locale: "en" })).slugs).toEqual(["first-steps"]);
	});

	test("«ё» and «е» are one letter, in words that stand in every text too", async () => {
		expect((await search("еще")).slugs.sort()).toEqual(["cats", "first-steps"]);
		expect((await search("ещё")).slugs.sort()).toEqual(["cats", "first-steps"]);
		expect(await marks("еще")).toContain("ещё");
	});

	test("finds the beginning of a word that is still being typed", async () => {
		for (const typed of ["прог", "програм", "программиров", "программировани"]) {
			expect((await search(typed)).slugs, typed).toEqual(["first-steps"]);
		}
		expect((await search("gdscr")).slugs).toEqual(["cats"]);
	});

	test("forgives a slip and says what it looked for instead", async () => {
		const found = await search("програмирование");
		expect(found.slugs).toEqual(["first-steps"]);
		expect(found.mended).toBe("программирование");
		expect((await search("научит кат прыгать")).total).toBe(0);
		expect((await search("программирваоние")).slugs).toEqual(["first-steps"]);
	});

	test("knows what the school teaches by the names that people hear", async () => {
		expect((await search("питон")).mended).toBe("python");
		expect((await search("годот")).slugs).toEqual(["cats"]);
		expect((await search("питон", { locale: "en" })).mended).toBeUndefined();
	});

	test("a short name is the thing it stands for, and no beginning of other words", async () => {
		const { words, total } = await search("луа");
		expect([words, total]).toEqual([["lua*"], 0]);
		expect((await search("ии")).words).toEqual(["нейросети*"]);
		for (const typed of ["C#", "С#", "с++"]) expect([typed, (await search(typed)).words]).toEqual([typed, ["c"]]);
	});

	test("what was typed in the other layout is read in the one that texts have, each word by itself", async () => {
		expect(await search("ghjuhfvvbhjdfybt")).toMatchObject({ mended: "программирование", slugs: ["first-steps"] });
		expect(await search("rjn ghsufnm")).toMatchObject({ mended: "кот прыгать", slugs: ["cats"] });
		expect(await search("кот ghsufnm")).toMatchObject({ mended: "кот прыгать", slugs: ["cats"] });
		expect(await search("пвыскшзе")).toMatchObject({ mended: "gdscript", slugs: ["cats"] });
		expect((await search("gbnjy")).mended).toBe("python");
		expect((await search("ыеузы", { locale: "en" })).slugs).toEqual(["first-steps"]);
		expect((await search("qwzx")).mended).toBeUndefined();
	});

	test("«си шарп» is C#, and what texts have as it was typed comes first", async () => {
		for (const typed of ["си шарп", "cb ifhg"]) {
			expect(await search(typed), typed).toMatchObject({ words: ["c"], mended: "C#" });
		}
		expect((await search("gdscript")).mended).toBeUndefined();
	});

	test("tells no word of a text that is not to be seen yet", async () => {
		expect((await search("тилескопы")).mended).toBeUndefined();
		const tomorrow = new Date(NOW.getTime() + 2 * DAY_MS);
		expect((await search("тилескопы", { now: tomorrow })).mended).toBe("телескопы");
	});

	test("marks the hits in every form, and only as text", async () => {
		expect(await marks("программирование")).toEqual(["программирование", "программированию"]);
		expect(await marks("научить")).toEqual(["научить"]);
		const { ids, words } = await search("жирный");
		const hits = await markHits(opened.db, { ids, words, locale: "ru", facts: {} });
		const snippet = hits
			.get("cats")
			?.snippet.map(({ text }) => text)
			.join("");
		expect(snippet).not.toContain("\uE000");
		expect(snippet).toContain("на\u00a0GDScript");
	});

	test("code and what is not published yet are not found", async () => {
		expect((await search("секретноеслово")).total).toBe(0);
		expect((await search("завтрашняя")).slugs).toEqual([]);
		expect((await search("завтрашняя", { now: new Date("2026-11-20T00:00:00Z") })).slugs).toEqual(["tomorrow"]);
	});

	test("signs and queries of a database are only words", async () => {
		for (const typed of ["кот & !", "'; drop table post; --", "кот:*", "<script>", "((((", "\\", "%"]) {
			await expect(search(typed)).resolves.toBeDefined();
		}
		expect((await search("кот:* | (")).slugs).toEqual(["cats"]);
	});

	test("narrows by rubric, tag and author, newest first", async () => {
		expect((await search("")).slugs).toEqual(["first-steps", "cats"]);
		expect((await search("", { rubric: "gamedev" })).slugs).toEqual(["cats"]);
		expect((await search("", { tag: "PYTHON" })).slugs).toEqual(["first-steps"]);
		expect((await search("", { author: "test-author", limit: 1, offset: 1 })).slugs).toEqual(["cats"]);
		expect((await search("", { author: "nobody" })).total).toBe(0);
		expect((await search("кот", { rubric: "parents" })).total).toBe(0);
	});

	test("a language is searched by itself", async () => {
		expect((await search("программирование", { locale: "en" })).total).toBe(0);
		expect((await search("", { locale: "en" })).slugs).toEqual(["first-steps"]);
	});
});
