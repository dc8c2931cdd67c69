import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { seedSchool } from "../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../tests/fixtures/knock-at-door.ts";
import { quoteEverywhere } from "../../tests/fixtures/quote-everywhere.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { AUTHOR_PREFIX } from "../features/blog/post-summary.ts";
import { findPicture } from "../features/discovery/pictures/find-picture.server.ts";
import { getAnnouncedRegistration } from "../features/notifications/facts/get-announced-registration.server.ts";
import { getSiteSettings } from "../features/settings/get-site-settings.server.ts";
import { LOCALES } from "../shared/localized.ts";
import "../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const COURSE = "roblox-studio-start";
const POST = "first-luau-script";
const ANSWERS = "age=a9&experience=none&interest=games&device=strong&hours=light";

let opened: OpenDatabase;
let author = "";
let registration = { id: "", token: "" };
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
	await quoteEverywhere(opened.db, "{{founded}}");
	const row = await opened.db
		.selectFrom("postAuthor")
		.innerJoin("post", "post.id", "postAuthor.postId")
		.innerJoin("author", "author.id", "postAuthor.authorId")
		.where("post.slug", "=", POST)
		.select("author.slug")
		.executeTakeFirstOrThrow();
	author = row.slug;
	registration = await register();
});
afterAll(() => opened.close());

const take = async () => true;
const knock = (address: string, init?: RequestInit) =>
	knockAtDoor({
		db: opened.db,
		now,
		address,
		...(init && { init }),
		school: {
			jobs: { send: async () => undefined },
			limits: { requestsByAddress: { take }, requestsByPhone: { take }, requestsByEmail: { take } },
		},
	});

async function register() {
	const { action } = await import("./webinars/submit.ts");
	const body = new URLSearchParams({
		...{ name: "Анна", phone: "+7 903 123-45-67", email: "anna@example.com", channel: "call" },
		...{ privacy: "on", personalData: "on", offer: "on" },
	});
	await action({
		...knock("/webinars/game/submit?kind=webinar", { method: "POST", body }),
		params: { slug: "game" },
	});
	return opened.db.selectFrom("webinarRegistration").select(["id", "token"]).executeTakeFirstOrThrow();
}

/** A page: its module, its address, and the parameters of its route. */
type Page = readonly [address: string, door: () => Promise<{ loader: unknown }>, params?: () => object];

const PAGES: readonly Page[] = [
	["/", () => import("./home/home.tsx")],
	["/children", () => import("./catalog/audience.tsx")],
	["/basic", () => import("./catalog/audience.tsx")],
	["/roblox", () => import("./catalog/category.tsx"), () => ({ category: "roblox" })],
	[`/compare?courses=${COURSE}`, () => import("./catalog/compare.tsx")],
	["/reviews", () => import("./catalog/reviews.tsx")],
	["/yandex-courses.xml", () => import("./discovery/course-feed.ts")],
	["/llms.txt", () => import("./discovery/llms.ts")],
	["/webinars", () => import("./webinars/webinars.tsx")],
	["/webinars/game", () => import("./webinars/webinar.tsx"), () => ({ slug: "game" })],
	["/webinars/calendar.ics", () => import("./webinars/calendar.ts")],
	["/webinars/joined/one", () => import("./webinars/joined.tsx"), () => ({ token: registration.token })],
	["/webinars/joined/one.ics", () => import("./webinars/joined-calendar.ts"), () => ({ token: registration.token })],
	["/quiz_child_podhod", () => import("./quiz/quiz.tsx")],
	[`/quiz_child_podhod?${ANSWERS}`, () => import("./quiz/quiz.tsx")],
	["/blog?rubric=gamedev", () => import("./blog/blog.tsx")],
	[`/blog/${POST}`, () => import("./blog/post.tsx"), () => ({ slug: POST })],
	["/blog/avtor", () => import("./blog/post.tsx"), () => ({ slug: AUTHOR_PREFIX + author })],
	["/about", () => import("./pages/about.tsx")],
	["/new-landing", () => import("./landings/new-landing.tsx")],
	["/sveden/employees", () => import("./school/sveden.tsx"), () => ({ section: "employees" })],
	["/sveden/education", () => import("./school/sveden.tsx"), () => ({ section: "education" })],
	[`/request?kind=trial&course=${COURSE}`, () => import("./requests/request.tsx")],
	["/oplata", () => import("./checkout/oplata.tsx")],
];

/** The first quotation that was left as it was written, with what stands before it. */
const leftIn = (text: string) => /.{0,80}\{\{.{0,20}/.exec(text)?.[0];

const named = PAGES.map(([address, door, params = () => ({})]) => ({ address, door, params }));
test.each(named)("$address says figures where its texts quote them", async ({ address, door, params }) => {
	const { loader } = await door();
	for (const language of ["", "/en"]) {
		const asked = { ...knock(language + address), params: params() };
		const answer = await (loader as (args: object) => Promise<unknown>)(asked);
		const text = answer instanceof Response ? await answer.text() : JSON.stringify(answer);
		expect(text).toContain("2021");
		expect(leftIn(text)).toBeUndefined();
	}
});

test.each(LOCALES)("so do pictures of pages (%s)", async (locale) => {
	const settings = await getSiteSettings(opened.db);
	for (const [kind, slug] of [
		["course", COURSE],
		["category", "roblox"],
		["webinar", "game"],
		["post", POST],
	] as const) {
		const text = JSON.stringify(await findPicture(opened.db, { kind, slug, locale, now, settings, pictureKey: "" }));
		expect([kind, leftIn(text)]).toEqual([kind, undefined]);
		expect(text).toContain("2021");
	}
});

test("so do letters to those who registered", async () => {
	const { title } = (await getAnnouncedRegistration(opened.db, registration.id, new Date())) ?? expect.fail("is there");
	expect(title).toMatch(/ 2021$/);
});
