import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "../app/ui/icon/icon-names.ts";

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));
const styles = read("{app,backoffice/src}/**/*.css").join("\n");
const code = read("{app,backoffice/src}/**/*.{ts,tsx}").join("\n");

test("every measure and colour that the site's styles name is used: they stand in every page", () => {
	const tokens = [...readFileSync("app/ui/styles/tokens.css", "utf8").matchAll(/^\t+(--[\w-]+):/gm)].map(
		([, name]) => name,
	);
	expect(tokens.length).toBeGreaterThan(100);
	const used = new Set([...(styles + code).matchAll(/(?:var\(|["'`])(--[\w-]+)/g)].map(([, name]) => name));
	expect(tokens.filter((name) => !used.has(name))).toEqual([]);
});

test("what a hash leads to keeps as far from the top as the header that stays is high, in letters of any size", () => {
	expect(styles).toContain("scroll-padding-top: var(--header);");
	expect(styles).toContain("min-height: calc(var(--header) - 6px);");
	expect(styles).toMatch(/--header: max\(70px, [\d.]+rem/);
});

test("no place keeps a distance of its own from the top: browsers would add it to that of the root", () => {
	expect(styles).not.toContain("scroll-margin-top");
});

test("marks that styles draw are no part of what is read aloud", () => {
	expect(styles.match(/content: "[^"]+" \/ "\s*";/g)?.length).toBeGreaterThan(5);
	expect(styles.match(/content: "[^"]+";/g) ?? []).toEqual([]);
});

test("in the colours of the system whatever can be chosen, and each bar that words run under, has an edge", () => {
	const edged = read("app/ui/styles/forced-colors.css").join("").split("border: 1.5px solid ButtonText")[0];
	for (const control of [".chip", ".choice", ".pic", ".segmented label", ".switch", ".buybar", ".compare-bar"]) {
		expect(edged).toContain(`${control},`);
	}
});

test("every icon of the sprite is drawn somewhere, and the sprite holds just these", () => {
	const elsewhere = read("app/**/*.{ts,tsx}").filter((text) => !text.includes("export const iconNames"));
	const named = elsewhere.join("\n") + read("content/**/*.{yaml,md}").join("\n") + styles;
	expect(iconNames.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(named))).toEqual([]);
	const sprite = readFileSync("public/icons.svg", "utf8");
	expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...iconNames]);
});

test("no cover runs to the edge of its card: what lies in a card of 32 px has corners of 24", () => {
	for (const [card, art] of [
		["course-card", "course-card__art"],
		["webinar-card", "webinar-card__art"],
		["webinar-course", "& img"],
		["quiz-offer", "quiz-offer__art"],
	] as const) {
		const rules = styles.slice(styles.search(new RegExp(`^\\t\\.${card} \\{`, "m")));
		expect(rules.slice(0, rules.indexOf("}")).replaceAll(/\s+/g, " "), card).toContain("padding: 0.625rem;");
		const picture = rules.slice(rules.indexOf(`${art} {`));
		expect(picture.slice(0, picture.indexOf("\n\t}")), card).toContain("border-radius: 1.5rem;");
	}
});
