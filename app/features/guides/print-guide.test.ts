import { expect, test } from "vitest";
import { readMarkdownFolder } from "../../../database/seed/read-content.ts";
import { GUIDE_PATHS } from "../requests/guide-slugs.ts";
import { guideOutline } from "./guide-outline.ts";
import { printGuide } from "./print-guide.server.ts";

const guides = await readMarkdownFolder("guides");
const common = { updatedAt: new Date("2026-11-01T00:00:00Z"), school: "School", contents: "Contents" };

test("every guide is written in both languages", () => {
	const names = Object.keys(GUIDE_PATHS).flatMap((slug) => [`${slug} en`, `${slug} ru`]);
	expect(guides.map(({ name, locale }) => `${name} ${locale}`).sort()).toEqual(names.sort());
});

test.each(guides)(
	"$name in $locale is a PDF of eight pages of text or more, and always the same bytes",
	async (file) => {
		const { title, subtitle } = file.head as { title: string; subtitle: string };
		const guide = { ...common, title, subtitle, body: file.body, locale: file.locale };
		const { bytes, pages } = await printGuide(guide);
		expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
		// Cover and contents are no text.
		expect(pages).toBeGreaterThanOrEqual(8 + 2);
		expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(pages);
		expect((await printGuide(guide)).bytes.equals(bytes)).toBe(true);
	},
);

test("Markdown is read into what a page is set of", () => {
	expect(guideOutline("## A\n\nOne **two**.\n\n1. x\n2. y\n\n> q\n\n```\ncode\n```")).toEqual([
		{ kind: "heading", depth: 2, text: "A" },
		{
			kind: "paragraph",
			runs: [
				{ text: "One ", bold: false },
				{ text: "two", bold: true },
				{ text: ".", bold: false },
			],
		},
		{ kind: "item", mark: "1.", runs: [{ text: "x", bold: false }] },
		{ kind: "item", mark: "2.", runs: [{ text: "y", bold: false }] },
		{ kind: "quote", runs: [{ text: "q", bold: false }] },
		{ kind: "code", text: "code" },
	]);
});
