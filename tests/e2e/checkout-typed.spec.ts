import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { fillBuyer } from "./buying-steps.ts";
import { CHECKOUT_TEXTS, type CheckoutTexts } from "./checkout-words.ts";

/* What becomes of what was typed into the checkout. */

for (const language of ["ru", "en"] as const) {
	const words: CheckoutTexts = CHECKOUT_TEXTS[language];
	const { prefix, locale } = LANGUAGES[language];
	const scratch = `${prefix}/checkout?course=scratch&tariff=group`;

	test.describe(`the checkout, ${language}`, () => {
		test.use({ locale });

		test("Back and another language keep who buys and what is chosen", async ({ page }) => {
			const other = CHECKOUT_TEXTS[language === "ru" ? "en" : "ru"];
			await page.goto(scratch);
			await comeAlive(page);
			await fillBuyer(page, words);
			await page.getByRole("radio", { name: words.card }).check();
			await expect(page).toHaveURL(/course=scratch.*type=card_ru/);
			await page.getByRole("banner").getByRole("link", { name: words.brand }).click();
			await expect(page).not.toHaveURL(/checkout/);
			await page.goBack();
			await expect(page.getByRole("radio", { name: words.card })).toBeChecked();
			await expect(page.getByRole("textbox", { name: words.surname })).toHaveValue("Морозова");
			await page.getByRole("banner").getByRole("link", { name: words.other }).click();
			await expect(page.getByRole("heading", { name: other.title })).toBeVisible();
			await comeAlive(page);
			await expect(page.getByRole("radio", { name: other.card })).toBeChecked();
			await expect(page.getByRole("textbox", { name: other.surname })).toHaveValue("Морозова");
			await expect(page.getByRole("checkbox", { name: other.privacy })).not.toBeChecked();
		});

		test("a field that was refused says as soon as it is left whether it is right now", async ({ page }) => {
			await page.goto(`${scratch}&type=card_ru`);
			await comeAlive(page);
			await page.getByRole("button", { name: words.pay, exact: true }).click();
			await expect(page.getByText(words.agree)).toHaveCount(4);
			await fillBuyer(page, words);
			await expect(page.getByText(words.agree)).toHaveCount(0);
			await expect(page.getByRole("alert").getByText(words.allMended)).toBeVisible();
			const [phone, email] = [words.phone, words.email].map((name) => page.getByRole("textbox", { name }));
			await phone?.fill("+7 916 20");
			await expect(page.getByText(words.phoneFormat)).toBeHidden();
			await email?.focus();
			await expect(page.getByText(words.phoneFormat)).toBeVisible();
			await expect(page.getByRole("alert").locator("[data-mended]")).toHaveCount(7);
			await phone?.fill("+7 916 204-11-08");
			await email?.focus();
			await expect(page.getByText(words.phoneFormat)).toBeHidden();
			await expect(page.getByRole("alert").getByText(words.allMended)).toBeVisible();
		});

		test("an address with a slip is asked about when its field is left, and corrected when told to", async ({
			page,
		}) => {
			await page.goto(scratch);
			await comeAlive(page);
			const email = page.getByRole("textbox", { name: words.email });
			await email.fill("katya@gmial.com");
			await page.getByRole("textbox", { name: words.phone }).focus();
			const question = page.getByRole("button", { name: /katya@gmail\.com/ });
			await expect(question).toBeVisible();
			await expect(email).toHaveValue("katya@gmial.com");
			await question.click();
			await expect(email).toHaveValue("katya@gmail.com");
			await expect(email).toBeFocused();
			await expect(question).toBeHidden();
		});

		for (const path of ["/checkout", "/basket"]) {
			test(`whoever tries promo codes goes on at the field, or at the applied code, ${path}`, async ({
				page,
				context,
			}) => {
				await context.addCookies([
					{ name: "orbita_basket", value: "unity-developer:group", url: process.env.JOURNEY_URL ?? "" },
				]);
				await page.goto(prefix + path);
				await comeAlive(page);
				const promo = page.getByRole("textbox", { name: words.promo });
				const apply = page.getByRole("button", { name: words.apply, exact: true });
				await promo.fill("NOSUCHCODE");
				await apply.click();
				await expect(page.getByRole("alert").filter({ hasText: words.promoUnknown })).toBeVisible();
				await expect(promo).toBeFocused();
				await page.locator("a, button").filter({ hasText: "NOSUCHCODE" }).click();
				await expect(page.getByRole("alert").filter({ hasText: words.promoUnknown })).toBeHidden();
				await expect(promo).toBeFocused();
				await expect(promo).toHaveValue("");
				await promo.fill("drug 2000");
				await apply.click();
				const forget = page.getByRole("status").filter({ hasText: words.promoApplied }).locator("a, button");
				await expect(forget).toBeFocused();
				await forget.press("Enter");
				await expect(promo).toBeFocused();
				await expect(promo).toHaveValue("");
			});
		}

		test("Enter in a field takes no promo code away", async ({ page }) => {
			await page.goto(`${scratch}&promo=drug2000`);
			await comeAlive(page);
			const applied = page.getByRole("status").filter({ hasText: words.promoApplied });
			await expect(applied).toBeVisible();
			const asked = page.waitForRequest(/\/checkout\.data/);
			await page.getByRole("textbox", { name: words.name, exact: true }).press("Enter");
			expect((await asked).postData()).toMatch(/update/);
			await expect(applied).toBeVisible();
		});

		test("a payment that is under way is shown at its button and sent once", async ({ page }) => {
			await page.goto(`${scratch}&type=card_ru`);
			await comeAlive(page);
			let answer: (() => void) | undefined;
			let presses = 0;
			await page.route(/\/checkout\.data/, async (route) => {
				presses++;
				await new Promise<void>((resolve) => {
					answer = resolve;
				});
				await route.continue();
			});
			const pay = page.getByRole("button", { name: words.pay, exact: true });
			await pay.click();
			await expect(pay).toHaveAttribute("aria-busy", "true");
			await pay.press("Enter");
			expect(presses).toBe(1);
			answer?.();
			await expect(page.getByText(words.agree)).toHaveCount(4);
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(pay).not.toHaveAttribute("aria-busy");
			expect(presses).toBe(1);
		});
	});
}
