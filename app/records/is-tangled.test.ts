import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markdownText } from "./field-rules.ts";
import { isTangled } from "./is-tangled.ts";

const CONTENT = join(import.meta.dirname, "..", "..", "content");

test.each([
	["quotations in quotations", "> ".repeat(10_000)],
	["a list in a list", "1. ".repeat(10_000)],
	["lists and quotations by turns, after a text", `Начало\n\n${"- >".repeat(10)}\n`],
	["emphasis that never ends", "_a*".repeat(6000)],
	["ends of links without a beginning", "](".repeat(10_000)],
	["such signs in many paragraphs", `${"_a*".repeat(600)}\n\n`.repeat(10)],
	["tables of nothing", "|a|\n|-|\n".repeat(3000)],
])("%s would hold up the server", (_, text) => {
	expect(isTangled(text)).toBe(true);
	expect(
		markdownText()
			.safeParse(text)
			.error?.issues.map(({ message }) => message),
	).toEqual(["tangled"]);
});

test("what people write is not tangled, nor is code", () => {
	for (const name of globSync("**/*.md", { cwd: CONTENT })) {
		expect(isTangled(readFileSync(join(CONTENT, name), "utf8")), name).toBe(false);
	}
	expect(isTangled("> > > Ответ\n> > Вопрос\n\n- a\n  - b\n    - c\n\n---\n")).toBe(false);
	expect(isTangled("* * *\n\n- - -\n\n".repeat(20))).toBe(false);
	expect(isTangled(`\`\`\`c\n${"a[i] = b[j] * 2;\n".repeat(300)}\`\`\`\n`)).toBe(false);
	expect(isTangled(`| a | b | c |\n|---|---|---|\n${"| **1** | 2 | [3](/faq) |\n".repeat(200)}`)).toBe(false);
	expect(isTangled("-".repeat(200))).toBe(false);
	expect(markdownText().parse("  Текст ")).toBe("Текст");
	expect(
		markdownText(3)
			.safeParse("Текст")
			.error?.issues.map(({ message }) => message),
	).toEqual(["tooLong"]);
});
