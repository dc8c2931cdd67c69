import { expect, test } from "vitest";
import { LOCALES } from "../../../shared/localized.ts";
import { greetingName } from "./greeting-name.ts";
import { type RequestReceived, requestReceivedLetter } from "./request-received.server.ts";

const SCHOOL = { name: "Орбита <&>", phone: "8 800 000-00-00", number: "+78000000000", email: "hello@orbita.example" };

function buildRequest(changes: Partial<RequestReceived> = {}): RequestReceived {
	return {
		locale: "ru",
		name: "Анна",
		kind: "trial",
		channel: "call",
		promise: "Перезвоним сегодня до 14:20.",
		courseTitle: "Roblox «Studio» & <друзья>",
		discount: { percent: 20, until: "30 ноября" },
		place: { startsAt: "5 декабря в 18:00", tariff: "Соло", until: "24 ноября, 14:20" },
		myDataUrl: "https://orbita.example/my/token?a=1&b=2",
		siteUrl: "https://orbita.example",
		school: SCHOOL,
		...changes,
	};
}

/** What a reader sees of the HTML. */
function visible(html: string): string {
	return html
		.replace(/<head>.*<\/head>/s, "")
		.replace(/<!--.*?-->|<[^>]+>/gs, "\n")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");
}

const words = (text: string) => new Set(text.match(/[\p{L}\d]+/gu));

test.each(LOCALES)("the letter in «%s» says every fact, in HTML and in text alike", async (locale) => {
	const request = buildRequest({ locale });
	const { subject, text, html } = await requestReceivedLetter(request);
	const { name, promise, courseTitle, discount, place, siteUrl } = request;
	const facts = [
		name,
		promise,
		courseTitle,
		"20",
		discount?.until,
		place?.startsAt,
		place?.tariff,
		place?.until,
		siteUrl,
	];
	for (const fact of [...facts, SCHOOL.name, SCHOOL.phone, SCHOOL.email]) {
		expect(text).toContain(fact);
		expect(visible(html)).toContain(fact);
	}
	expect(text).toContain(request.myDataUrl);
	expect(html).toContain('href="https://orbita.example/my/token?a=1&amp;b=2"');
	expect(subject).toContain(courseTitle);
	expect(html).toContain(`lang="${locale}"`);
	expect(subject + text + html).not.toMatch(/undefined|\[object|requestReceived/);
});

test.each(LOCALES)("the letter in «%s» has the same words in HTML and in text", async (locale) => {
	const { text, html } = await requestReceivedLetter(buildRequest({ locale }));
	const inText = words(text.replace(/https:\/\/orbita\.example\/my\S+/, ""));
	const inHtml = words(visible(html));
	expect([...inText].filter((word) => !inHtml.has(word))).toEqual([]);
	expect([...inHtml].filter((word) => !inText.has(word))).toEqual([]);
});

test.each([
	[{}, "Заявка получена, скидка сохранена, место забронировано"],
	[{ place: undefined }, "Заявка получена, скидка сохранена"],
	[{ discount: undefined }, "Заявка получена, место забронировано"],
	[{ discount: undefined, place: undefined, courseTitle: undefined }, "Заявка получена"],
])("the heading promises only what there is (%#)", async (changes, heading) => {
	const { text, html } = await requestReceivedLetter(buildRequest(changes));
	expect(text.split("\n")[0]).toBe(heading);
	expect(text.includes("Скидка")).toBe(heading.includes("скидка"));
	expect(text.includes("Место")).toBe(heading.includes("место"));
	expect(text + html).not.toMatch(/undefined/);
});

test("where nobody calls the letter promises no call", async () => {
	const { promise: _, ...guide } = buildRequest({ kind: "guide" });
	const { text, html } = await requestReceivedLetter(guide);
	expect(text + html).not.toMatch(/Перезвоним|undefined/);
});

test.each([
	["ru", "Заявка получена, скидка сохранена, место забронировано", /20\s%, сохранена\sза\sвами/],
	["en", "Application received, discount saved, place booked", /20%, saved for you/],
] as const)("a discount without an end is said without a date (%s)", async (locale, heading, said) => {
	const { text, html } = await requestReceivedLetter(buildRequest({ locale, discount: { percent: 20 } }));
	expect(text).toContain(heading);
	expect(text).toMatch(said);
	expect(visible(html)).toMatch(said);
});

test("the letter is one column without tables, pictures or remote parts", async () => {
	const { html } = await requestReceivedLetter(buildRequest());
	expect(html).not.toMatch(/<table|<img|<link|<script|url\(/);
	expect(html).toContain("prefers-color-scheme: dark");
});

test("what people typed is text in the letter, never markup", async () => {
	const { html, subject } = await requestReceivedLetter(buildRequest({ courseTitle: "<script>\nalert(1)</script>" }));
	expect(html).not.toContain("<script>");
	expect(subject).not.toMatch(/[\r\n]/);
});

test("a name that carries a message to a stranger is left out of the greeting", async () => {
	const names = ["Анна", "Anne-Marie O’Neil", "А.С. Пушкин", "Zoë"];
	expect(names.map(greetingName)).toEqual(names);
	for (const name of ["http://evil.example", "заходи на evil.com", "Win 1000", "a".repeat(60), "<b>", ""]) {
		expect(greetingName(name)).toBeUndefined();
	}
	const { text } = await requestReceivedLetter(buildRequest({ name: "заходи на evil.com" }));
	expect(text).not.toContain("evil");
	expect(text).toContain("Здравствуйте.");
});
