import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";

const TEXTS = {
	ru: {
		own: "За своё обучение",
		child: "За первого ребёнка",
		tax: "Удержанный НДФЛ",
		count: "Посчитать",
		wrong: "Неверная сумма",
		sum: /^27\s924\s₽$/,
		limited: /^5\s000\s₽$/,
		capital: /728\s922\s₽/,
		asOf: /на\s1\sфевраля 2026/,
		steps: "По шагам",
		papers: { tax: "Какие документы дадим", capital: "Какие документы нужны" },
		asked: { tax: "За какие годы можно вернуть налог?", capital: "Что, если Социальный фонд откажет?" },
		call: "Жду звонка",
	},
	en: {
		own: "For your own education",
		child: "For the first child",
		tax: "Income tax withheld",
		count: "Calculate",
		wrong: "Invalid sum",
		sum: /^₽27,924$/,
		limited: /^₽5,000$/,
		capital: /₽728,922/,
		asOf: /as of 1\sFebruary 2026/,
		steps: "Step by step",
		papers: { tax: "Which documents we give", capital: "Which documents are needed" },
		asked: { tax: "For which years can tax be returned?", capital: "What if the Social Fund refuses?" },
		call: "Call me back",
	},
} as const;

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("the tax calculator answers for oneself and a child and can be sent as an address", async ({ page }) => {
				await page.goto(`${prefix}/tax`);
				await page.getByLabel(words.own).fill("200 000");
				await page.getByLabel(words.child).fill("64800");
				await page.getByRole("button", { name: words.count }).click();
				await expect(page).toHaveURL(/own=200/);
				await expect(page.getByRole("status").getByText(words.sum)).toBeVisible();
				await page.goto(`${page.url().replace(/#.*/, "")}&taxPaid=5000`);
				await expect(page.getByRole("status").getByText(words.limited)).toBeVisible();
			});

			test("what is no sum is told at its field, answers 400 and is kept", async ({ page }) => {
				const answer = await page.goto(`${prefix}/tax?own=many&child1=100`);
				expect(answer?.status()).toBe(400);
				await expect(page.getByText(words.wrong).first()).toBeVisible();
				await expect(page.getByLabel(words.own)).toHaveValue("many");
				await expect(page.getByLabel(words.own)).toHaveAttribute("aria-invalid", "true");
			});

			test("maternity capital tells its sizes and the day they are of", async ({ page }) => {
				await page.goto(`${prefix}/capital`);
				await expect(page.getByText(words.capital).first()).toBeVisible();
				await expect(page.getByText(words.asOf).first()).toBeVisible();
			});

			test("both pages go from the steps to the documents, the questions and the form of a call", async ({ page }) => {
				for (const slug of ["tax", "capital"] as const) {
					await page.goto(`${prefix}/${slug}`);
					for (const name of [words.steps, words.papers[slug]]) {
						await expect(page.getByRole("heading", { name })).toBeVisible();
					}
					await page.getByText(words.asked[slug]).click();
					await expect(page.getByRole("button", { name: words.call })).toBeVisible();
				}
			});
		});
	}
}

test("the answer follows every key", async ({ page }) => {
	await page.goto("/tax");
	await page.mouse.move(10, 10);
	await page.waitForLoadState("networkidle");
	await page.getByLabel(TEXTS.ru.own).pressSequentially("10000");
	await expect(page.getByRole("status").getByText(/^1\s300\s₽$/)).toBeVisible();
	await page.getByLabel(TEXTS.ru.own).pressSequentially("x");
	await expect(page.getByText(TEXTS.ru.wrong).first()).toBeVisible();
});

test("what was typed is found in the other language, and after a reload", async ({ page }) => {
	await page.goto("/tax");
	await comeAlive(page);
	await page.getByLabel(TEXTS.ru.child).fill("64 800 р.");
	await expect(page).toHaveURL(/child1=64/);
	await expect(page.getByLabel(TEXTS.ru.child)).toBeFocused();
	await page.reload();
	await expect(page.getByLabel(TEXTS.ru.child)).toHaveValue("64 800 р.");
	await page.locator('a[hreflang="en"]:visible').first().click();
	await expect(page.getByLabel(TEXTS.en.child)).toHaveValue("64 800 р.");
	await expect(page.getByRole("status").getByText("₽8,424")).toBeVisible();
});
