import { describe, expect, test } from "vitest";
import { SVEDEN_SECTIONS } from "../../app/features/pages/sveden-sections.ts";
import routes from "../../app/routes.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import { isSlug } from "../../app/shared/slug.ts";
import {
	blog,
	categories,
	categorySlugs,
	courseSlugs,
	courses,
	earlier,
	faq,
	guides,
	legal,
	pages,
	repeated,
	reviews,
	slugsOf,
	teacherSlugs,
	teachers,
	webinars,
} from "./read-school.ts";

describe("every name that is spoken of exists", () => {
	test.each(courses)("in $slug", ({ slug, category, audience, successor, related, tariffs, starts, ...course }) => {
		expect(categorySlugs).toContain(category);
		expect(categories.find((item) => item.slug === category)?.audience).toBe(audience);
		expect([...related, ...(successor ? [successor] : [])].filter((name) => !courseSlugs.has(name))).toEqual([]);
		expect(related).not.toContain(slug);
		const named = [...course.teachers, ...starts.map(({ teacher }) => teacher)];
		expect(named.filter((name) => !teacherSlugs.has(name))).toEqual([]);
		expect(course.teachers.length).toBeGreaterThanOrEqual(course.status === "published" ? 1 : 0);
		const codes = tariffs.map(({ code }) => code);
		expect(repeated([...codes, ...related.map((name) => ` ${name}`)])).toEqual([]);
		expect(starts.filter(({ tariff }) => !codes.includes(tariff))).toEqual([]);
		expect(starts.filter(({ seats, taken }) => taken > seats)).toEqual([]);
		expect(tariffs.filter(({ recommended }) => recommended)).toHaveLength(1);
	});

	test("in the reviews", () => {
		expect(reviews.map(({ course }) => course).filter((slug) => !courseSlugs.has(slug))).toEqual([]);
	});

	test("in the webinars", () => {
		expect(webinars.flatMap(({ speakers }) => speakers).filter((slug) => !teacherSlugs.has(slug))).toEqual([]);
		const published = slugsOf(courses.filter(({ status }) => status === "published"));
		expect(webinars.flatMap((webinar) => webinar.courses).filter((slug) => !published.has(slug))).toEqual([]);
	});

	test("in the articles and their comments", () => {
		const { authors, comments, posts, rubrics } = blog;
		const known = { posts: slugsOf(posts), authors: slugsOf(authors), rubrics: slugsOf(rubrics) };
		expect(posts.map(({ rubric }) => rubric).filter((slug) => !known.rubrics.has(slug))).toEqual([]);
		expect(posts.flatMap((post) => post.authors).filter((slug) => !known.authors.has(slug))).toEqual([]);
		expect(posts.flatMap((post) => post.courses).filter((slug) => !courseSlugs.has(slug))).toEqual([]);
		expect(posts.flatMap((post) => post.related).filter((slug) => !known.posts.has(slug))).toEqual([]);
		expect(posts.filter(({ slug, related }) => related.includes(slug))).toEqual([]);
		expect(comments.map(({ post }) => post).filter((slug) => !known.posts.has(slug))).toEqual([]);
		// A comment stands under the text of its language.
		const unread = ({ post, locale }: (typeof comments)[number]) =>
			!posts.some(({ slug, texts }) => slug === post && texts[locale]);
		expect(comments.filter(unread)).toEqual([]);
		const widgets = posts.flatMap(({ texts }) =>
			Object.values(texts).flatMap(({ body }) => [...body.matchAll(/^::.*(?:course|slug)="([^"]+)"/gm)]),
		);
		expect(widgets.length).toBeGreaterThan(5);
		expect(widgets.map(([, slug = ""]) => slug).filter((slug) => !courseSlugs.has(slug))).toEqual([]);
	});

	test("in the questions: the pages that show a group are doors", () => {
		const ids = new Set(routes.map(({ id }) => id));
		expect(faq.flatMap((group) => group.pages).filter((page) => !ids.has(`ru:${page}`))).toEqual([]);
	});

	test("in the links of the texts: pages of the site, written without the language", () => {
		const doors = new Set(routes.flatMap(({ id, path = "" }) => (id?.startsWith("ru:") ? [`/${path}`] : [])));
		for (const section of SVEDEN_SECTIONS) doors.add(`/sveden/${section}`);
		for (const { slug } of blog.posts) doors.add(`/blog/${slug}`);
		const articles = blog.posts.flatMap(({ texts }) => Object.values(texts));
		const links = [...pages, ...legal, ...earlier, ...guides, ...articles].flatMap(({ body }) =>
			[...body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, link]) => link ?? ""),
		);
		expect(links.length).toBeGreaterThan(20);
		expect(links.filter((link) => !doors.has(link))).toEqual([]);
	});

	test("and no slug stands twice", () => {
		for (const items of [courses, categories, teachers, webinars, blog.posts, blog.authors, blog.rubrics])
			expect(repeated(items.map(({ slug }) => slug))).toEqual([]);
	});
});

test("no course and no category takes a word that an address of the site begins with", () => {
	const doors = routes.flatMap(({ path }) => (path && !/^[:*]/.test(path) ? [path.split("/")[0] ?? ""] : []));
	const street = ["api", "admin", "locale", "builds", "healthz", "readyz", "metrics", "csp-report", "assets", "art"];
	const reserved = new Set([...LOCALES, ...doors, ...street]);
	expect([...reserved]).toEqual(expect.arrayContaining(["en", "c", "api", "children", "request", "404"]));
	const slugs = [...courseSlugs, ...categorySlugs];
	expect(slugs.filter((slug) => reserved.has(slug) || !isSlug(slug))).toEqual([]);
});
