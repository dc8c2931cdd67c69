import { expect, test, vi } from "vitest";
import { plainText } from "./plain-text.server.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { renderArticle } from "./render-article.server.ts";

const options = { locale: "ru", tableLabel: "Таблица" } as const;

async function html(markdown: string): Promise<string> {
	const { blocks } = await renderArticle(markdown, options);
	return blocks.map((block) => ("html" in block ? block.html : "")).join("\n");
}

test("what runs in a browser never leaves the server", async () => {
	const nasty = [
		"<script>alert(1)</script>",
		'<img src=x onerror="alert(1)">',
		"[link](javascript:alert(1))",
		"[link](  JaVaScRiPt:alert(1))",
		"![x](javascript:alert(1))",
		"![x](https://evil.example/pixel.png)",
		'<iframe src="https://evil.example"></iframe>',
		'<a href="data:text/html,<script>">x</a>',
		'<div data-widget="0" style="position:fixed">x</div>',
	];
	for (const markdown of nasty) {
		const text = await html(markdown);
		expect(text, markdown).not.toMatch(/<script|onerror|javascript:|evil|<iframe|data:|style=|data-widget/i);
	}
});

test("the phone of the school is a link, and an editor may make one of another number", async () => {
	const facts = { phone: "8 800 000-00-00", phone_number: "+78000000000" };
	const text = "Звоните: 8 800 000-00-00 или [сюда](tel:+74950000000).";
	const { blocks } = await renderArticle(text, { ...options, facts });
	for (const number of ["+78000000000", "+74950000000"]) {
		expect(JSON.stringify(blocks)).toContain(`<a href=\\"tel:${number}\\">`);
	}
});

test("code is coloured by classes and says the same as it was written", async () => {
	const { blocks } = await renderArticle('```lua Дверь.lua\nlocal a = "<b>" -- да\n```', options);
	expect(blocks).toHaveLength(1);
	const [block] = blocks;
	if (block?.kind !== "code") throw new Error("no code");
	expect(block.title).toBe("Дверь.lua");
	expect(block.text).toBe('local a = "<b>" -- да');
	expect(block.html).toContain('<span class="k">local</span>');
	expect(block.html).toMatch(/class="c"/);
	expect(block.html).toContain("&lt;b&gt;");
	expect(block.html).not.toContain("style");
});

test("code is coloured however slow the machine is", async () => {
	let now = Date.now();
	const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1000));
	const { blocks } = await renderArticle('```lua\nlocal a = "b"\n```', options);
	clock.mockRestore();
	expect(blocks).toMatchObject([{ html: expect.stringContaining('<span class="k">local</span>') }]);
});

test("code in a language nobody knows stays plain and whole", async () => {
	const { blocks } = await renderArticle("```brainrot\n<x>&\n```", options);
	expect(blocks).toEqual([{ kind: "code", title: "brainrot", text: "<x>&", html: "&lt;x&gt;&amp;" }]);
});

test.each(["python", "js", "c#", "gdscript", "html", "luau", "bash", "json", "sql", "css", "ts", "java", "cpp"])(
	"code in %s is coloured",
	async (language) => {
		const source = ["html"].includes(language) ? "<p class='a'>x</p>" : 'if (a == "b") { return 1 } // c\n# d\n"k": 1';
		const { blocks } = await renderArticle(`\`\`\`${language}\n${source}\n\`\`\``, options);
		expect(blocks[0]?.kind === "code" && blocks[0].html).toContain('<span class="');
	},
);

test("widgets of the school stand between the prose", async () => {
	const { blocks, headings } = await renderArticle(
		[
			"## Итог",
			'::course{slug="scratch"}',
			'::request-form{kind="trial" course="roblox-studio-start"}',
			'::instalments{course="scratch"}',
			"::tax",
			"## Итог",
			"Конец.",
		].join("\n\n"),
		options,
	);
	expect(blocks.map(({ kind }) => kind)).toEqual(["html", "course", "request-form", "instalments", "tax", "html"]);
	expect(blocks[2]).toEqual({ kind: "request-form", request: "trial", course: "roblox-studio-start" });
	expect(headings.map(({ id }) => id)).toEqual(["итог", "итог-1"]);
});

test("what only looks like a widget is what was written", async () => {
	expect(await html('::course{slug="../admin"}')).toContain("::course{slug=");
	expect(await html("::unknown")).toContain("::unknown");
	expect(await html("Встреча в 15:30, путь Roblox:Studio, a :b c")).toContain("15:30, путь Roblox:Studio, a :b c");
});

test("the school's drawings become figures with a size and a caption", async () => {
	const text = await html('![Игра на экране](art:cover-game "Работа Сони, 11 лет")');
	expect(text).toMatch(/^<figure class="figure"><img src="[^"]*art\/cover-game\.svg[^"]*" alt="Игра на экране"/);
	expect(text).toContain('width="480" height="340"');
	expect(text).toContain("<figcaption>Работа Сони, 11 лет</figcaption>");
	expect(await html("![Нет такой](art:nope)")).toBe("<p>Нет такой</p>");
});

test("tables scroll in a frame that can be reached, links stay in the language", async () => {
	const text = await html("| a | b |\n|---|---|\n| 1 | 2 |");
	expect(text).toMatch(/<section class="table-wrap" aria-label="Таблица" tabindex="0"><table class="table">/);
	const { blocks } = await renderArticle("[Оплата](/oplata)", { ...options, locale: "en" });
	expect(blocks[0]?.kind === "html" && blocks[0].html).toContain('href="/en/oplata"');
});

test("the words of a text are those that a reader reads", () => {
	const text = "## Заголовок\n\nСлово **жирное** и `код`.\n\n```lua\nsecret\n```\n\n::tax\n\n- раз\n- два :три\n";
	expect(plainText(text)).toBe("Заголовок. Слово жирное и код. раз. два :три.");
	expect(plainText("## Зачем?\n\n«Чтобы играть.»\n\n| a | b |\n|---|---|\n| 1 |  |")).toBe(
		"Зачем? «Чтобы играть.» a. b. 1.",
	);
	expect(readingMinutes("слово ".repeat(850))).toBe(5);
	expect(readingMinutes("")).toBe(1);
});

test("footnotes lead there and back, and their heading is none of the contents", async () => {
	const { blocks, headings } = await renderArticle("## Раз\n\nТекст[^a]\n\n[^a]: Сноска", options);
	const text = blocks.map((block) => ("html" in block ? block.html : "")).join("");
	const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
	expect(targets).toHaveLength(2);
	for (const id of targets) expect(text.split(`id="${id}"`)).toHaveLength(2);
	expect(text).toContain(">Примечания</h2>");
	expect(headings.map(({ title }) => title)).toEqual(["Раз"]);
});
