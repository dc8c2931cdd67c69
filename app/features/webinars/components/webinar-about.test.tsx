import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { WebinarView } from "../webinar-view.ts";
import { WebinarAbout } from "./webinar-about.tsx";

function titlesOf(speakers: readonly object[]) {
	const course = { slug: "a", path: "/a", title: "Курс", short: "", planet: "sun", cover: "cover-web" };
	const lists = { takeaways: [], forWhom: [], needs: "", programme: [], speakers, courses: [course] };
	const html = drawInRussian(<WebinarAbout webinar={{ planet: "sun", ...lists } as unknown as WebinarView} />);
	const sections = [
		...html.replaceAll("\u00a0", " ").matchAll(/<section[^>]*class="(section[^"]*)".*?<h2[^>]*>(.*?)<\/h2>/g),
	];
	return sections.map(([, tone, title = ""]) => [title.replaceAll(/<[^>]+>/g, ""), tone?.includes("sunken")]);
}

test("who speaks comes before the programme, and no two grounds of one kind lie beside each other after it", () => {
	const speaker = { slug: "b", name: "Иван", role: "", bio: "", stack: [], avatar: "avatar-1", planet: "sun" };
	expect(titlesOf([speaker])).toEqual([
		["Что вы унесёте", false],
		["Кто ведёт", false],
		["Программа по минутам", true],
		["Куда дальше", false],
	]);
});

test("nobody is said to speak where nobody is known to", () => {
	expect(titlesOf([]).map(([title]) => title)).toEqual(["Что вы унесёте", "Программа по минутам", "Куда дальше"]);
});
