import type { Page } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { runAxe } from "./accessibility/run-axe.ts";

const COURSE = "python-for-teens";

const TEXTS = {
	ru: {
		sber: "Рассрочка от Сбербанка",
		tbank: "Рассрочка от Т-Банк",
		course: "Курс",
		sum: "Сумма в рублях",
		schedule: "График по датам",
		calculate: "Рассчитать",
		apply: "Оформить рассрочку",
		manager: "Оформить с менеджером",
		warning: "Оценивайте свои финансовые возможности и риски",
		loan: "Потребительский кредит банка",
		service: "Рассрочка, не кредит",
		fullCost: /Полная\sстоимость\sкредита/,
		lender: { sber: "ПАО Сбербанк", tbank: "АО «ТБанк»" },
		noSum: "Не похоже на сумму",
		tooLarge: /Т-Банк\sдаёт\sрассрочку\sна\sсумму\sдо\s500\s000\s₽/,
		noCourse: "Такого курса сейчас нет в продаже",
		noTariff: "У этого курса нет такого тарифа",
		noTerm: /Срок\s«99»\sне\sподходит:\sнужно\sцелое\sчисло\sмесяцев\sот\s3\sдо\s36/,
		notOffered: /Т-Банк\sне\sоформляет\sрассрочку\sна\s35\sмесяцев/,
		term: /Срок:\s7\sмесяцев/,
		refund: /Вернём\s22\s000\s₽/,
	},
	en: {
		sber: "Instalments from Sberbank",
		tbank: "Instalments from T-Bank",
		course: "Course",
		sum: "Sum in roubles",
		schedule: "Schedule by date",
		calculate: "Calculate",
		apply: "Apply for instalments",
		manager: "Apply with a manager",
		warning: "Assess your financial capacity and the risks",
		loan: "A consumer loan from the bank",
		service: "Instalments, not a loan",
		fullCost: /The\sfull\scost\sof\sthe\scredit/,
		lender: { sber: "Sberbank of Russia PJSC", tbank: "TBank JSC" },
		noSum: "This does not look like a sum",
		tooLarge: /T-Bank\soffers\sinstalments\son\ssums\sup\sto\s₽500,000/,
		noCourse: "This course is not on sale now",
		noTariff: "This course has no such plan",
		noTerm: /The\sterm\s“99”\scannot\sbe\sused:\sit\smust\sbe\sa\swhole\snumber\sof\smonths\sfrom\s3\sto\s36/,
		notOffered: /T-Bank\sdoes\snot\stake\sapplications\sfor\s35\smonths/,
		term: /Term:\s7\smonths/,
		refund: /We\sreturn\s₽22,000/,
	},
} as const;

/** Kopecks of `2 995,50 ₽` or `₽2,995.50`. */
function kopecksOf(text: string, language: "ru" | "en"): number {
	const plain = text.replace(/[^\d.,]/g, "");
	const [whole = "", rest = ""] = language === "ru" ? plain.split(",") : plain.replaceAll(",", "").split(".");
	return Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}

/** Every payment of the schedule that is shown, and the total in its last row. */
async function readSchedule(page: Page, language: "ru" | "en") {
	const table = page.getByRole("region", { name: TEXTS[language].schedule });
	await expect(table).toBeVisible();
	const rows = await table.getByRole("row").all();
	const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole("cell").last().textContent()));
	const amounts = cells.map((cell) => kopecksOf(cell ?? "", language));
	return { payments: amounts.slice(0, -1), total: amounts.at(-1) };
}

/** Days of the payments as the table writes them. */
async function readDays(page: Page, language: "ru" | "en"): Promise<string[]> {
	const rows = await page.getByRole("region", { name: TEXTS[language].schedule }).getByRole("row").all();
	const days = await Promise.all(rows.slice(1, -1).map((row) => row.getByRole("cell").nth(1).textContent()));
	return days.map((day) => day ?? "");
}

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	for (const [path, bank] of [
		["/sber", "sber"],
		["/t-bank", "tbank"],
	] as const) {
		test(`${prefix}${path} has its title word for word, in the tab and above the text`, async ({ page, request }) => {
			const html = await (await request.get(prefix + path)).text();
			expect(html).toContain(`<title>${words[bank]}</title>`);
			await page.goto(prefix + path);
			await expect(page.getByRole("heading", { level: 1, name: words[bank], exact: true })).toBeVisible();
			await expect(page.getByText(words.warning).first()).toBeVisible();
			await expect(page.getByText(words.lender[bank]).first()).toBeVisible();
			await expect(page.getByText(words.fullCost).first()).toBeVisible();
		});
	}

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("a sum that does not divide is paid to the kopeck, on dated days, and the link is the plan", async ({
				page,
			}) => {
				await page.goto(`${prefix}/sber?course=&price=${encodeURIComponent("49 900,01")}&months=7`);
				await expect(page.getByText(words.term)).toBeVisible();
				await expect(page.getByLabel(words.sum)).toHaveValue("49 900,01");
				const { payments, total } = await readSchedule(page, language);
				expect(payments).toHaveLength(7);
				expect(total).toBe(49_900_01);
				expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(49_900_01);
				const days = await readDays(page, language);
				expect(new Set(days).size).toBe(7);
				expect(days.every((day) => /\d{1,2}\s\S+\s20\d\d/.test(day))).toBe(true);
				await expect(page.getByText(words.loan).first()).toBeVisible();
			});

			test("a form that is sent keeps what was chosen in the address", async ({ page }) => {
				await page.goto(`${prefix}/t-bank`);
				if (javaScriptEnabled) await comeAlive(page);
				await page.getByLabel(words.course, { exact: true }).selectOption(COURSE);
				await page.getByRole("slider").press("Home");
				// With script the address has followed already; the button opens the schedule all the same.
				if (javaScriptEnabled) await expect(page).toHaveURL(/months=3/);
				const button = page.getByRole("button", { name: words.calculate, exact: true });
				await button.press("Enter");
				await expect(page).toHaveURL(new RegExp(`/t-bank\\?course=${COURSE}.*months=3`));
				await expect(page.getByLabel(words.course, { exact: true })).toHaveValue(COURSE);
				const { payments, total } = await readSchedule(page, language);
				expect(payments).toHaveLength(3);
				expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(total);
				await expect(page.getByText(words.service).first()).toBeVisible();
				if (javaScriptEnabled) await expect(button).toBeFocused();
			});

			test("what makes no sense is told at its field and kept", async ({ page }) => {
				for (const [query, sentence] of [
					["course=&price=много", words.noSum],
					["course=&price=600000", words.tooLarge],
					["course=nope", words.noCourse],
					[`course=${COURSE}&tariff=nope`, words.noTariff],
					[`course=${COURSE}&months=99`, words.noTerm],
				] as const) {
					const answer = await page.goto(`${prefix}/t-bank?${query}`);
					expect(answer?.status()).toBe(400);
					await expect(page.getByText(sentence)).toBeVisible();
				}
				await page.goto(`${prefix}/t-bank?course=&price=много`);
				await expect(page.getByLabel(words.sum)).toHaveValue("много");
			});

			test("an offered term leads to the checkout with everything chosen; another is only calculated", async ({
				page,
			}) => {
				await page.goto(`${prefix}/t-bank?course=${COURSE}&tariff=group&months=12`);
				const apply = page.getByRole("link", { name: words.apply });
				await apply.click();
				await expect(page).toHaveURL(/\/checkout\?/);
				await expect(page.locator('input[name="mode"]:checked')).toHaveValue("instalments");
				await expect(page.locator('input[name="paymentType"]:checked')).toHaveValue("instalment_tbank");
				await expect(page.locator('input[name="tariff.0"]:checked')).toHaveValue("group");
				await expect(page.locator('input[name="months"]')).toHaveValue("12");
				await page.goto(`${prefix}/t-bank?course=${COURSE}&tariff=group&months=35`);
				await expect(page.getByText(words.notOffered)).toBeVisible();
				expect((await readSchedule(page, language)).payments).toHaveLength(35);
				await expect(page.getByRole("link", { name: words.apply })).toHaveCount(0);
				await expect(page.getByRole("link", { name: words.manager })).toHaveAttribute("href", /kind=instalment/);
			});

			test("the page of all ways to pay counts for either bank and shows a refund by the formula", async ({ page }) => {
				await page.goto(`${prefix}/oplata?course=${COURSE}&months=36&bank=tbank`);
				await expect(page.getByText(words.lender.tbank).first()).toBeVisible();
				await expect(page.getByText(words.refund)).toBeVisible();
				const { payments, total } = await readSchedule(page, language);
				expect(payments).toHaveLength(36);
				expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(total);
			});
		});
	}

	test(`with script the plan follows the slider and the sum, in ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/sber?course=&price=30000&months=6`);
		await page.waitForLoadState("networkidle");
		await page.getByRole("slider").press("ArrowRight");
		await expect(page.getByText(words.term)).toBeVisible();
		await expect.poll(async () => (await readSchedule(page, language)).payments.length).toBe(7);
		await page.getByLabel(words.sum).fill("12345,67");
		await expect.poll(async () => (await readSchedule(page, language)).total).toBe(12_345_67);
		await page.getByLabel(words.sum).fill("х");
		await expect(page.getByText(words.noSum)).toBeVisible();
		await page.getByLabel(words.course, { exact: true }).selectOption(COURSE);
		await expect(page.getByText(words.noSum)).toBeHidden();
		await expect(page.getByRole("link", { name: words.apply })).toHaveAttribute(
			"href",
			/type=instalment_sber&months=7$/,
		);
	});

	test(`what was chosen and typed goes along to the other language, from ${language}`, async ({ page }) => {
		const other = language === "ru" ? "en" : "ru";
		await page.goto(`${prefix}/sber`);
		await comeAlive(page);
		await page.getByLabel(words.course, { exact: true }).selectOption("");
		await page.getByLabel(words.sum).fill("50 000");
		await page.getByRole("slider").press("Home");
		await expect(page).toHaveURL(/price=50.*months=3/);
		await page.locator(`a[hreflang="${other}"]:visible`).first().click();
		await expect(page.getByLabel(TEXTS[other].sum)).toHaveValue("50 000");
		expect((await readSchedule(page, other)).payments).toHaveLength(3);
	});

	test(`the calculator of a course offers both banks, in ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/c/${COURSE}?months=12&bank=tbank`);
		await expect(page.getByText(words.lender.tbank).first()).toBeAttached();
		const before = await readSchedule(page, language);
		expect(before.payments.reduce((sum, payment) => sum + payment, 0)).toBe(before.total);
		await expect(page.getByRole("link", { name: words.apply })).toHaveAttribute(
			"href",
			new RegExp(`/checkout\\?course=${COURSE}&tariff=[a-z-]+&type=instalment_tbank&months=12$`),
		);
	});
}

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in the ${colorScheme} theme`, () => {
		test.use({ colorScheme, reducedMotion: "reduce" });
		for (const path of ["/oplata", "/en/sber?months=99&course=&price=x", "/t-bank?course=scratch&months=35"]) {
			test(`${path} has no fault that axe can find`, async ({ page }) => {
				await page.goto(path);
				await page.mouse.move(10, 10);
				await page.waitForLoadState("networkidle");
				expect(await runAxe(page)).toEqual([]);
			});
		}
	});
}

test("the home page leads to the plan that its slider stands at, script or not", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const page = await context.newPage();
	await page.goto("/");
	const slider = page.getByRole("slider", { name: "Срок рассрочки, месяцев" });
	await slider.press("End");
	await page.getByRole("button", { name: "График по датам" }).click();
	await expect(page).toHaveURL(/tariff=.+&months=36/);
	expect((await readSchedule(page, "ru")).payments).toHaveLength(36);
	await context.close();
});
