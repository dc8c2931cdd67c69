import { describe, expect, test } from "vitest";
import { blog } from "./read-school.ts";

const { authors, comments, posts, rubrics } = blog;

describe("the blog", () => {
	test("holds twenty-four articles or more over six rubrics, none of them empty", () => {
		expect(posts.length).toBeGreaterThanOrEqual(24);
		expect(rubrics).toHaveLength(6);
		expect(rubrics.filter(({ slug }) => !posts.some(({ rubric }) => rubric === slug))).toEqual([]);
	});

	test("shows code in six articles or more", () => {
		const withCode = posts.filter(({ texts }) => /^```/m.test(texts.ru?.body ?? ""));
		expect(withCode.length).toBeGreaterThanOrEqual(6);
	});

	test("is written by five authors, each with an article", () => {
		expect(authors).toHaveLength(5);
		const writing = new Set(posts.flatMap((post) => post.authors));
		expect(authors.filter(({ slug }) => !writing.has(slug))).toEqual([]);
	});

	test("has comments with replies in both languages, some by the school, none older than what it answers", () => {
		for (const locale of ["ru", "en"] as const) {
			const replies = comments.filter((comment) => comment.locale === locale).flatMap((comment) => comment.replies);
			expect(replies.filter(({ staff }) => staff).length, locale).toBeGreaterThan(0);
		}
		const early = comments.filter(({ daysAgo, replies }) => replies.some((reply) => reply.daysAgo > daysAgo));
		expect(early).toEqual([]);
	});

	test("has no comment that is older than its article", () => {
		const ages = new Map(posts.map(({ slug, publishedDaysAgo }) => [slug, publishedDaysAgo]));
		expect(comments.filter(({ post, daysAgo }) => daysAgo > (ages.get(post) ?? 0))).toEqual([]);
	});

	test("has its code in both languages where an article is in both", () => {
		const blocks = (body = "") => [...body.matchAll(/^```[a-z]/gm)].length;
		const both = posts.filter(({ texts }) => texts.en);
		expect(both.length).toBeGreaterThan(0);
		expect(
			both.filter(({ texts: { ru, en } }) => blocks(ru?.body) !== blocks(en?.body)).map(({ slug }) => slug),
		).toEqual([]);
	});
});
