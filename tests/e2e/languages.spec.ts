import { expect, LANGUAGES, test } from "../fixtures/journey.ts";

const PAIRS = 20;
const ALREADY = { ru: "Вы уже отправляли заявку", en: "You have already submitted the application" } as const;
const CODES = ["ru", "en"] as const;

/** What a page says, without the markup; the language switch alone speaks the other language. */
function wordsOf(html: string): string {
	return html
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
		.replace(/<a\b[^>]*\slang="ru"[^>]*>[\s\S]*?<\/a>/g, " ")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("\u00a0", " ");
}

const ASKED = Array.from({ length: PAIRS * 2 }, (_, number) => ({ code: CODES[number % 2] ?? "ru", number }));

test.describe("two languages at the same moment", () => {
	// No answer is kept or shared, so each of the forty is a rendering of its own.
	for (const [name, pathOf] of [
		["a page that is never kept", () => "/request/already"],
		["pages that do not exist", (number: number) => `/nothing-${number}`],
		["a form that is sent back", () => "/request?kind=callback"],
	] as const) {
		test(`${name}: forty in parallel never mix them`, async ({ request }) => {
			const isForm = name === "a form that is sent back";
			const answers = await Promise.all(
				ASKED.map(async ({ code, number }) => {
					const address = LANGUAGES[code].prefix + pathOf(number);
					const response = isForm ? await request.post(address, { form: { name: "" } }) : await request.get(address);
					expect(response.headers()["cache-control"]).toBe("no-store");
					return { code, html: await response.text() };
				}),
			);
			for (const { code, html } of answers) expect(html).toContain(`<html lang="${code}"`);
			const english = answers.filter(({ code }) => code === "en").map(({ html }) => wordsOf(html));
			const russian = answers.filter(({ code }) => code === "ru").map(({ html }) => wordsOf(html));
			expect(english.map((words) => /[а-яё]{2,}.{0,40}/i.exec(words)?.[0]).filter(Boolean)).toEqual([]);
			// The same page is the same page, whoever was rendered beside it.
			expect([new Set(english).size, new Set(russian).size]).toEqual([1, 1]);
			expect(russian[0]).not.toBe(english[0]);
		});
	}

	test("each of forty says the sentence of its own language and not that of the other", async ({ request }) => {
		await Promise.all(
			ASKED.map(async ({ code }) => {
				const response = await request.get(`${LANGUAGES[code].prefix}/request/already`);
				const words = wordsOf(await response.text());
				expect(words).toContain(ALREADY[code]);
				expect(words).not.toContain(ALREADY[code === "ru" ? "en" : "ru"]);
			}),
		);
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`the language switch, script ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test("keeps the page and its query there and back, and remembers the language", async ({
			page,
			context,
			baseURL,
		}) => {
			for (const [path, there, back] of [
				// All but the price: roubles are no dollars.
				["/children?age=9&price=30000&sort=price", "/en/children?age=9&sort=price", "/children?age=9&sort=price"],
				[
					"/request?course=scratch&kind=trial",
					"/en/request?course=scratch&kind=trial",
					"/request?course=scratch&kind=trial",
				],
				["/programming/scratch", "/en/programming/scratch", "/programming/scratch"],
				["/?utm_source=vk", "/en", "/"],
			] as const) {
				await page.goto(path);
				for (const [code, address] of [
					["en", there],
					["ru", back],
				] as const) {
					await page.locator(`a[hreflang="${code}"]:visible`).first().click();
					await expect(page).toHaveURL(`${baseURL}${address}`);
					await expect(page.locator("html")).toHaveAttribute("lang", code);
					const cookie = (await context.cookies()).find(({ name }) => name === "locale");
					expect(cookie).toMatchObject({ value: code, path: "/", sameSite: "Lax" });
				}
			}
		});
	});
}

test("the chosen language is remembered at the next visit, and a page's own address is stronger", async ({ page }) => {
	await page.goto("/");
	await page.locator('a[hreflang="en"]:visible').first().click();
	await expect(page).toHaveURL(/\/en$/);
	await page.goto("/");
	await expect(page).toHaveURL(/\/en$/);
	await page.goto("/children");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});
