import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import { RobloxCoursePage } from "./roblox-course-page.tsx";
import { RobloxGroupsPage } from "./roblox-groups-page.tsx";
import type { RobloxView } from "./roblox-view.ts";

test.each([
	["landing page", RobloxCoursePage],
	["timetable", RobloxGroupsPage],
])("the %s says in words that no group is ahead, and leads to its category", (_name, Page) => {
	const view: RobloxView = {
		page: { title: "Roblox", lead: "", html: "" },
		category: "/blocks",
		courses: [],
		faq: [],
		note: { text: "", asOf: "2026-11-20" },
		zone: "Europe/Moscow",
		childAges: { from: 7, to: 17 },
		trialMinutes: 60,
		credit: { warning: "", lenders: undefined },
	};
	const html = drawInRussian(<Page form={null} view={view} />);
	expect(html).not.toContain("<table");
	expect(html).toContain("Дат пока нет");
	expect(html).toContain('href="/blocks"');
});

test("the timetable leads to the quiz before it comes to the questions", () => {
	const faq = [{ slug: "roblox", title: "О Roblox", questions: [{ q: "Нужен ли компьютер?", a: "Да." }] }];
	const page = { page: { title: "Roblox", lead: "", html: "" }, category: "/roblox", courses: [], faq };
	const rest = { note: { text: "", asOf: "2026-11-20" }, zone: "Europe/Moscow", trialMinutes: 60 };
	const view = { ...page, ...rest, childAges: { from: 7, to: 17 }, credit: { warning: "", lenders: undefined } };
	const html = drawInRussian(<RobloxGroupsPage form={null} view={view} />);
	const quiz = html.indexOf('href="/quiz_child_podhod"');
	expect(quiz).toBeGreaterThan(0);
	expect(html.indexOf("Нужен ли компьютер?")).toBeGreaterThan(quiz);
});
