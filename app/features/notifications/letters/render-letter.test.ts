import { expect, test } from "vitest";
import type { LetterPart } from "./letter.ts";
import { renderLetter } from "./render-letter.server.ts";

const PAGE = "https://school.example/my/token?a=1&b=2#cancel";

function write(part: LetterPart) {
	return renderLetter({
		locale: "ru",
		subject: "Письмо",
		preview: "Письмо",
		heading: "Письмо",
		parts: [part],
		school: { name: "Орбита", phone: "8 800 000-00-00", number: "+78000000000", email: "hello@orbita.example" },
		siteUrl: "https://school.example",
	});
}

async function htmlOf(part: LetterPart): Promise<string> {
	return (await write(part)).html.replaceAll("<!-- -->", "");
}

test("an address in a letter's text is a link, without the signs that end its sentence", async () => {
	const html = await htmlOf({ kind: "small", text: `Перенести: ${PAGE}. Или «https://school.example/en», там же.` });
	for (const address of [PAGE.replace("&", "&amp;"), "https://school.example/en"]) {
		expect(html).toMatch(new RegExp(`<a [^>]*href="${address.replace(/[?.]/g, "\\$&")}"[^>]*>[^<]*</a>[.»]`));
	}
});

test("lines of a letter's text stay apart", async () => {
	const html = await htmlOf({ kind: "paragraph", text: "1. Раз\n2. Два" });
	expect(html).toMatch(/1\. Раз<br\s*\/?>2\. Два/);
});

test("the school's phone is dialled by its number, from abroad too", async () => {
	const html = await htmlOf({ kind: "paragraph", text: "Раз" });
	expect(html).toMatch(/<a [^>]*href="tel:\+78000000000"[^>]*>8 800 000-00-00<\/a>/);
});

test("a mail program knows where the letter ends and the school's signature begins", async () => {
	const { text } = await write({ kind: "paragraph", text: "Раз" });
	expect(text).toMatch(/Раз\n\n-- \nОрбита\n8 800 000-00-00\nhello@orbita\.example\nhttps:\/\/school\.example\n$/);
});

test("an answer to a letter goes to the school, whatever address sends it", async () => {
	expect((await write({ kind: "paragraph", text: "Раз" })).replyTo).toBe("hello@orbita.example");
});
