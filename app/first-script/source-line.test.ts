import { describe, expect, test } from "vitest";
import { escapeMarkup } from "../shared/escape-markup.ts";
import { addSourceLine } from "./source-line.ts";

const source = { label: "Source: Orbita,", address: "https://orbita.example/en/faq?a=1&b=2" };

describe("addSourceLine", () => {
	test("names the school and the page in plain text and as a link", () => {
		const { plain, html } = addSourceLine({ plain: "Text", html: "<b>Text</b>" }, source, escapeMarkup);
		expect(plain).toBe("Text\n\nSource: Orbita, https://orbita.example/en/faq?a=1&b=2");
		expect(html).toBe(
			'<b>Text</b><p>Source: Orbita, <a href="https://orbita.example/en/faq?a=1&amp;b=2">https://orbita.example/en/faq?a=1&amp;b=2</a></p>',
		);
	});

	test("lets no address out of its attribute", () => {
		const { html } = addSourceLine(
			{ plain: "", html: "" },
			{ label: "<i>", address: 'https://x/?"><script>' },
			escapeMarkup,
		);
		expect(html).toBe(
			'<p>&lt;i&gt; <a href="https://x/?&quot;&gt;&lt;script&gt;">https://x/?&quot;&gt;&lt;script&gt;</a></p>',
		);
	});
});
