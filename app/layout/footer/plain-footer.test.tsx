import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { footerGroups } from "./footer-groups.ts";
import PlainFooter from "./plain-footer.tsx";

const FRAME = {
	untold: [],
	legalName: "ООО «Орбита»",
	inn: "0000000000",
	licence: "Л035-00000-77/00000000",
	creditWarning: "Оценивайте свои финансовые возможности и риски",
} as unknown as SiteFrame;

test("below a page where one pays stand documents, looks and what the law wants, and nothing leads aside", () => {
	const html = drawInRussian(<PlainFooter frame={FRAME} isDemo={false} />).replaceAll("\u00a0", " ");
	const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, path]) => path);
	const documents = footerGroups(FRAME).find(({ key }) => key === "documents")?.links ?? [];
	expect(documents.length).toBeGreaterThan(5);
	expect(links).toEqual([...documents.map(({ path }) => path), "/low-vision"]);
	expect(html).toContain("ООО «Орбита» · ИНН 0000000000");
	expect(html).toContain(FRAME.creditWarning);
	expect(html).toContain("Тёмная");
	expect(html).not.toContain("демонстрационная");
});
