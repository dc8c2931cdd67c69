import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { knock, ROBOT } from "./knock.ts";

const CODES = ["ru", "en"] as const;

type Seen = {
	lang: string;
	title: string;
	description: string;
	robots: string;
	canonical: string;
	alternates: Record<string, string>;
	headings: number;
	ids: string[];
	links: string[];
	words: string[];
};

/** What a page says, read as a browser reads it. Words in a language that the page names otherwise (the language switch) are left out. */
function look(page: Page, html: string): Promise<Seen> {
	return page.evaluate((source) => {
		const parsed = new DOMParser().parseFromString(source, "text/html");
		const lang = parsed.documentElement.lang;
		const meta = (name: string) => parsed.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
		const alternates = [...parsed.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
			link.getAttribute("hreflang"),
			new URL(link.getAttribute("href") ?? "").pathname,
		]);
		const ids = [...parsed.querySelectorAll("[id]")].map(({ id }) => id);
		const links = [...parsed.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
		for (const other of parsed.querySelectorAll(`script, style, template, [lang]:not(html, [lang="${lang}"])`))
			other.remove();
		// What stands in two elements is not one word: "basket." before a name is no key.
		for (const element of parsed.body.querySelectorAll("*")) element.after(" ");
		const words = [parsed.title, meta("description"), parsed.body.textContent];
		for (const name of ["alt", "aria-label", "title", "placeholder", "content"]) {
			for (const element of parsed.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? "");
		}
		const canonical = parsed.querySelector("link[rel=canonical]")?.getAttribute("href");
		return {
			lang,
			title: parsed.title,
			description: meta("description"),
			robots: meta("robots"),
			ids,
			canonical: canonical ? new URL(canonical).pathname : "",
			alternates: Object.fromEntries(alternates),
			headings: parsed.querySelectorAll("h1").length,
			links,
			words,
		};
	}, html);
}

const MOST_PAGES = 150;
/** Whoever says `catalog.hero.trial` on a page has no word for it. */
const NAMESPACES = [
	...readFileSync(join(import.meta.dirname, "../../app/words.ru.ts"), "utf8").matchAll(/^import (\w+) from/gm),
];
const UNTRANSLATED = new RegExp(`\\b(?:${NAMESPACES.map(([, name]) => name).join("|")})\\.[a-z]\\w*(?:\\.\\w+)*`);
/** The school's licence has a Russian letter in its number. */
const RUSSIAN = /.{0,20}[а-яё].{0,40}/i;
const LICENCE = /Л035-\d+-\d+\/\d+/g;

/** Calendars and feeds. */
const FILE = /\.\w+$/;

/** The page behind a link: request forms of one kind differ by their course only, and filters by their values. */
function kindOf(address: string): string {
	const { pathname, searchParams } = new URL(address, "http://here");
	return `${pathname} ${searchParams.get("kind") ?? ""} ${[...searchParams.keys()].sort()}`;
}

/** Every page that the home page leads to, breadth first. */
async function crawl(page: Page, home: string): Promise<Map<string, Seen & { status: number }>> {
	const seen = new Map<string, Seen & { status: number }>();
	const known = new Set([kindOf(home)]);
	const queue = [home];
	for (let address = queue.shift(); address !== undefined && seen.size < MOST_PAGES; address = queue.shift()) {
		const { status, text } = await knock(address, { headers: { "user-agent": ROBOT } });
		const found = await look(page, text);
		seen.set(address, { ...found, status });
		for (const link of found.links) {
			const url = new URL(link, `http://here${address}`);
			if (url.host !== "here" || url.pathname.startsWith("/locale/") || FILE.test(url.pathname)) continue;
			const next = url.pathname + url.search;
			if (known.has(kindOf(next))) continue;
			known.add(kindOf(next));
			queue.push(next);
		}
	}
	return seen;
}

for (const code of CODES) {
	const { prefix } = LANGUAGES[code];

	test(`every page that the ${code} home page leads to is whole and in its language`, async ({ page }) => {
		test.setTimeout(120_000);
		const pages = await crawl(page, prefix || "/");
		expect(pages.size).toBeGreaterThan(50);
		for (const [address, seen] of pages) {
			await test.step(address, () => checkPage(address, seen, code));
			await test.step(`${address} in the other language`, () => checkAlternates(address, seen, code));
		}
		const broken = [...pages].flatMap(([address, { links }]) =>
			links.flatMap((link) => {
				const { host, pathname, search, hash } = new URL(link, `http://here${address}`);
				const target = host === "here" && hash.length > 1 ? pages.get(pathname + search) : undefined;
				return target && !target.ids.includes(decodeURIComponent(hash.slice(1))) ? [`${address} → ${link}`] : [];
			}),
		);
		expect(broken, "links to a place that the page does not have").toEqual([]);
	});
}

function checkPage(address: string, seen: Seen & { status: number }, code: (typeof CODES)[number]): void {
	const { pathname } = new URL(address, "http://here");
	expect.soft(seen.status, `${address}: status`).toBe(200);
	expect.soft(seen.lang, `${address}: language`).toBe(code);
	expect.soft(seen.headings, `${address}: headings of the first rank`).toBe(1);
	expect.soft(seen.title, `${address}: title`).toMatch(code === "ru" ? /[а-яё]/i : /\w/);
	expect.soft(seen.description.length, `${address}: description`).toBeGreaterThan(20);
	expect
		.soft(
			seen.ids.filter((id, index) => seen.ids.indexOf(id) !== index),
			`${address}: ids twice`,
		)
		.toEqual([]);
	expect
		.soft(
			// The address of a page's picture is no words.
			seen.words.filter((text) => UNTRANSLATED.test(text) && !URL.canParse(text)),
			`${address}: keys instead of words`,
		)
		.toEqual([]);
	if (code === "en") {
		const russian = seen.words.map((text) => RUSSIAN.exec(text.replaceAll(LICENCE, ""))?.[0]).filter(Boolean);
		expect.soft(russian, `${address}: Russian words`).toEqual([]);
	}
	if (seen.robots) {
		expect.soft([seen.robots, seen.canonical, seen.alternates], address).toEqual(["noindex", "", {}]);
		return;
	}
	expect.soft(seen.canonical, `${address}: canonical address`).toBe(pathname);
}

/** Texts that are in one language only: the other one has no such page. Tags are words, and the second page of a list holds other texts in each. */
async function checkAlternates(address: string, seen: Seen, code: (typeof CODES)[number]): Promise<void> {
	const { pathname, searchParams } = new URL(address, "http://here");
	if (seen.robots) return;
	const bare = code === "ru" ? pathname : pathname.slice("/en".length) || "/";
	const english = bare === "/" ? "/en" : `/en${bare}`;
	if (Object.keys(seen.alternates).length > 0 || !bare.startsWith("/blog")) {
		expect.soft(seen.alternates, `${address}: both languages`).toEqual({ ru: bare, en: english, "x-default": bare });
		return;
	}
	if (searchParams.has("tag") || searchParams.has("page")) return;
	const { status } = await knock(code === "ru" ? english : bare, { headers: { "user-agent": ROBOT } });
	expect.soft(status, `${address}: no page in the other language`).toBe(404);
}
