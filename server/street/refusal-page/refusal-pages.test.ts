import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../../../app/shared/localized.ts";
import words from "../words.en.json";
import type { SchoolContacts } from "./draw-refusal.ts";
import { asksForPage, createRefusalPages } from "./refusal-pages.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const CONTACTS: SchoolContacts = {
	name: { ru: "Орбита <Q&A>", en: "Orbita <Q&A>" },
	phone: { ru: "8 800 000-00-00", en: "+7 800 000-00-00" },
	phoneNumber: "+78000000000",
	email: "hello@orbita.example",
};
const REASONS = [...Object.keys(words), "tooSlow"] as ("busy" | "failed")[];

function open(readContacts: () => SchoolContacts | undefined = () => CONTACTS, basePath = "/") {
	const pages = createRefusalPages({ basePath, secure: true, siteOrigins: ["https://school.example"], readContacts });
	return {
		pages,
		show(
			reason: string,
			{ path = "/request", method = "GET", status = 503, id = undefined as string | undefined } = {},
		) {
			const { body, headers } = pages.find({ path, method }, { status, reason, id } as never);
			return { html: Buffer.from(body).toString().replaceAll("\u00a0", " "), headers };
		},
	};
}

describe.each(REASONS)("a page that says %s", (reason) => {
	test.each(["GET", "HEAD", "POST", "DELETE"])("to %s is whole in both languages", (method) => {
		for (const [locale, path] of [
			["ru", "/request"],
			["en", "/en/request"],
		] as const) {
			const { html } = open().show(reason, { path, method });
			expect(html).toContain(`<html lang="${locale}">`);
			expect(html).toMatch(locale === "ru" ? /<h1>[А-ЯЁ][^<>]+<\/h1><p>[А-ЯЁ]/ : /<h1>[A-Z][^<>]+<\/h1><p>[A-Z]/);
			expect(html).not.toMatch(/undefined|(?:read|form)\.\w+/);
			expect(html).toContain(`href="tel:+78000000000">${CONTACTS.phone[locale]}<`);
			expect(html).toContain('href="mailto:hello@orbita.example"');
			expect(html).toContain(locale === "ru" ? 'href="/"' : 'href="/en"');
		}
	});
});

test("every word is said to somebody", () => {
	const { show } = open();
	const said = LOCALES.flatMap((locale) =>
		REASONS.flatMap((reason) =>
			["GET", "POST"].map((method) => show(reason, { path: locale === "ru" ? "/" : "/en", method }).html),
		),
	).join();
	for (const file of [russian, english]) {
		for (const way of [file.read, file.form]) {
			for (const { title } of Object.values(way)) expect(said).toContain(title.replaceAll("\u00a0", " "));
		}
	}
});

test("the policy lets the page have its own style and script, and no others", () => {
	const { html, headers } = open().show("busy");
	const hash = (tag: string) => {
		const [, text = ""] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html) ?? [];
		return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	};
	const policy = headers["content-security-policy"]?.split("; ") ?? [];
	expect(policy).toContain(`script-src 'self' ${hash("script")}`);
	expect(policy).toContain(`style-src 'self' ${hash("style")}`);
	expect(policy).toContain("frame-ancestors 'none'");
	expect(headers).toMatchObject({
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
	});
	expect(headers["strict-transport-security"]).toBeDefined();
	// Nothing is fetched but the icon of the tab.
	expect(html.match(/\ssrc=|url\(|@import|stylesheet/)).toBeNull();
});

test("the draft that is being saved may be looked at beside its text", () => {
	const { headers } = open().show("beingEdited");
	expect(headers["content-security-policy"]).toContain("frame-ancestors 'self' https://school.example;");
});

test("what was to be read is asked for again, a form is gone back to", () => {
	const { show } = open();
	expect(show("busy").html).toContain('<a class="b" href="">Обновить страницу</a>');
	expect(show("busy", { method: "POST" }).html).toContain("<button>Вернуться назад</button>");
	expect(show("busy", { method: "POST" }).html).not.toContain('href=""');
	for (const reason of ["foreign", "unknown", "notAllowed"]) {
		expect(show(reason, { method: "POST", status: 403 }).html).not.toMatch(/<button>|href=""/);
	}
});

test("a page is made once, and made anew when the school has other contacts", () => {
	let contacts: SchoolContacts | undefined = CONTACTS;
	const { pages, show } = open(() => contacts);
	const find = () => pages.find({ path: "/children", method: "GET" }, { status: 503, reason: "busy" }).body;
	const first = find();
	show("busy", { path: "/en" });
	expect(find()).toBe(first);
	contacts = { ...CONTACTS, email: "new@orbita.example" };
	expect(Buffer.from(find()).toString()).toContain("new@orbita.example");
	contacts = undefined;
	expect(Buffer.from(find()).toString()).not.toMatch(/mailto:|tel:|Орбита/);
});

test("a failure names its own code", () => {
	const { show } = open();
	for (const method of ["GET", "POST"]) {
		expect(show("failed", { status: 500, id: "id-7", method }).html).toContain("id-7");
		expect(show("failed", { status: 500, id: "id-8", method }).html).not.toContain("id-7");
	}
});

test("the name of the school is text, and the way home stays below the base path", () => {
	const { html } = open(undefined, "/school/").show("busy", { path: "/en/children" });
	expect(html).toContain("rbita &lt;Q&amp;A&gt;");
	expect(html).toContain('href="/school/en"');
	expect(html).toContain('href="/school/favicon.svg"');
});

test.each([
	["text/html,application/xhtml+xml,*/*;q=0.8", true],
	["*/*", false],
	["application/json", false],
	[undefined, false],
])("who accepts %s asks for a page: %s", (accept, expected) => {
	expect(asksForPage(accept)).toBe(expected);
});
