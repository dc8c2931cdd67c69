import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { WebinarView } from "../webinar-view.ts";
import { WebinarAbout } from "./webinar-about.tsx";

test("who speaks comes before the programme, and no two grounds of one kind lie beside each other after it", () => {
	const course = { slug: "a", path: "/a", title: "Курс", short: "", planet: "sun", cover: "cover-web" };
	const lists = { takeaways: [], forWhom: [], needs: "", programme: [], speakers: [], courses: [course] };
	const html = drawInRussian(<WebinarAbout webinar={{ planet: "sun", ...lists } as unknown as WebinarView} />);
	const sections = [
		...html.replaceAll("\u00a0", " ").matchAll(/<section[^>]*class="(section[^"]*)".*?<h2[^>]*>(.*?)<\/h2>/g),
	];
	expect(sections.map(([, tone, title = ""]) => [title.replaceAll(/<[^>]+>/g, ""), tone?.includes("sunken")])).toEqual([
		["Что вы унесёте", false],
		["Кто ведёт", false],
		["Программа по минутам", true],
		["Куда дальше", false],
	]);
});
