import { expect, LANGUAGES, test } from "../fixtures/journey.ts";
import {
	buy,
	CARDS,
	expectLetter,
	expectOrder,
	type Journey,
	passChallenge,
	readOrderNumber,
	readPayments,
	stateOf,
	textsOf,
	typeCard,
} from "./buying-steps.ts";

// Every journey runs in one language with script and in the other without: the pages are the same.
for (const { language, javaScriptEnabled } of [
	{ language: "ru", javaScriptEnabled: true },
	{ language: "en", javaScriptEnabled: false },
] as const) {
	test.describe(`from the checkout to the end, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled, locale: LANGUAGES[language].locale });
		test.slow();

		const { buying: words } = textsOf({ language });
		const start = (page: Journey["page"]): Journey => ({
			page,
			language,
			school: process.env.JOURNEY_URL ?? "",
			sandbox: process.env.SANDBOX_URL ?? "",
		});

		test("a card without money, then another one on the same page of the bank", async ({ page }) => {
			const journey = start(page);
			const { email } = await buy(journey, "card_ru");
			const atBank = page.url();
			// Before it is paid: a letter that comes later neither asks for money nor says that it is missing.
			await expectLetter(journey, { email, subject: words.letters.placed, says: [words.price] });
			await page.goto(atBank);
			await expect(page.getByText(words.price).first()).toBeVisible();
			await typeCard(journey, CARDS.poor);
			await expect(page.getByRole("alert")).toContainText(words.insufficientAtBank);
			await expectLetter(journey, { email, subject: words.letters.failed, says: [words.insufficient] });
			await page.goto(atBank);
			await typeCard(journey, CARDS.challenged);
			await passChallenge(journey);
			await expectOrder(journey, words.paid);
			const number = await readOrderNumber(journey);
			expect(await readPayments(journey, number)).toMatchObject([
				{ bank: "tbank", amount: 28_800_00, refunded: 0, currency: "RUB", status: "CONFIRMED" },
			]);
			await expectLetter(journey, { email, subject: words.letters.paid, says: [number, words.price] });
		});

		test("a card without money, then paid again from the page of the order", async ({ page }) => {
			const journey = start(page);
			await buy(journey, "card_ru");
			await typeCard(journey, CARDS.poor);
			await page.getByRole("button", { name: words.close }).click();
			await expectOrder(journey, words.waiting);
			await expect(stateOf(journey)).toContainText(words.insufficient);
			await page.getByRole("button", { name: words.again }).click();
			await typeCard(journey, CARDS.russian);
			await expectOrder(journey, words.paid);
			const taken = (await readPayments(journey, await readOrderNumber(journey))).filter(
				({ status }) => status === "CONFIRMED",
			);
			expect(taken).toMatchObject([{ amount: 28_800_00 }]);
		});

		test("a foreign card in dollars: declined, then confirmed", async ({ page }) => {
			const journey = start(page);
			const { email } = await buy(journey, "card_foreign");
			await typeCard(journey, CARDS.foreignDeclined);
			await expect(page.getByRole("alert")).toContainText(words.declinedAtBank);
			await typeCard(journey, CARDS.foreign);
			await passChallenge(journey);
			await expectOrder(journey, words.paid);
			const number = await readOrderNumber(journey);
			expect(await readPayments(journey, number)).toMatchObject([{ bank: "stripe", amount: 390_00, currency: "USD" }]);
			await expectLetter(journey, { email, subject: words.letters.paid, says: [number, words.dollars] });
		});

		test("instalments of T-Bank approved for another term than ours", async ({ page }) => {
			const journey = start(page);
			const { email } = await buy(journey, "instalment_tbank");
			await openCredit(journey);
			await page.getByLabel(words.term).selectOption("6");
			await page.getByRole("button", { name: words.approve }).click();
			await expect(page.getByRole("button", { name: words.sign })).toBeVisible();
			const atBank = page.url();
			await page.getByRole("button", { name: words.close }).click();
			await expectOrder(journey, words.approved);
			const order = page.url();
			await expect(page.getByText(words.bankPlan).first()).toBeVisible();
			await expect(page.getByText(words.difference)).toBeVisible();
			const number = await readOrderNumber(journey);
			await expectLetter(journey, { email, subject: words.letters.approved, says: [number, words.bankPlan] });
			await page.goto(order);
			await page.getByRole("link", { name: words.bankPage }).click();
			await expect(page).toHaveURL(atBank);
			await page.getByLabel(textsOf(journey).checkout.code).fill("1234");
			await page.getByRole("button", { name: words.sign }).click();
			await expectOrder(journey, words.paid);
			expect(await readPayments(journey, number)).toMatchObject([
				{ bank: "forma", amount: 28_800_00, status: "signed, committed" },
			]);
			await expectLetter(journey, { email, subject: words.letters.paid, says: [number, words.price] });
		});

		test("instalments of T-Bank refused, then paid by card", async ({ page }) => {
			const journey = start(page);
			const { email } = await buy(journey, "instalment_tbank");
			await openCredit(journey);
			await page.getByRole("button", { name: words.reject }).click();
			await payRefusedByCard(journey, email);
		});

		test("instalments of Sber approved for the term that was chosen at the bank", async ({ page }) => {
			const journey = start(page);
			const { email } = await buy(journey, "instalment_sber");
			await page.getByLabel(words.sberTerm).check();
			await page.getByRole("button", { name: words.approve }).click();
			await expectOrder(journey, words.paid);
			await expect(page.getByText(words.sberPlan).first()).toBeVisible();
			const number = await readOrderNumber(journey);
			expect(await readPayments(journey, number)).toMatchObject([
				{ bank: "yookassa", amount: 28_800_00, status: "succeeded" },
			]);
			await expectLetter(journey, { email, subject: words.letters.paid, says: [number, words.price] });
		});

		test("instalments of Sber refused, then paid by card", async ({ page }) => {
			const journey = start(page);
			const { email } = await buy(journey, "instalment_sber");
			await page.getByRole("button", { name: words.reject }).click();
			await payRefusedByCard(journey, email);
		});
	});
}

/** Confirms the phone at T-Bank. */
async function openCredit(journey: Journey): Promise<void> {
	const { buying, checkout } = textsOf(journey);
	await journey.page.getByLabel(checkout.code).fill("1234");
	await journey.page.getByRole("button", { name: buying.next }).click();
}

async function payRefusedByCard(journey: Journey, email: string): Promise<void> {
	const { page } = journey;
	const { buying: words } = textsOf(journey);
	await expectOrder(journey, words.refused);
	const number = await readOrderNumber(journey);
	const order = page.url();
	// Whoever has paid by the time that it would leave gets no letter about a refusal.
	await expectLetter(journey, { email, subject: words.letters.refused, says: [number, words.price] });
	await page.goto(order);
	await page.getByRole("button", { name: words.card }).click();
	await typeCard(journey, CARDS.russian);
	await expectOrder(journey, words.paid);
	const payments = await readPayments(journey, number);
	expect(payments).toHaveLength(2);
	expect(payments[1]).toMatchObject({ bank: "tbank", amount: 28_800_00, status: "CONFIRMED" });
	await expectLetter(journey, { email, subject: words.letters.paid, says: [number, words.price] });
}
