import type { Page } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { fillBuyer } from "./buying-steps.ts";
import { CHECKOUT_TEXTS, type CheckoutTexts } from "./checkout-words.ts";

async function addCourse(page: Page, { path, words }: { path: string; words: CheckoutTexts }): Promise<void> {
	await page.goto(path);
	await page.getByRole("button", { name: words.add }).last().click();
	await expect(page.getByRole("button", { name: words.remove }).first()).toBeVisible();
}

/**
 * Opens a page with a course in the basket and waits until the header's code counts it; the code comes at the first sign of a visitor,
 * before that links and forms load documents.
 */
async function openAwake(page: Page, { path, words }: { path: string; words: CheckoutTexts }): Promise<void> {
	await page
		.context()
		.addCookies([{ name: "orbita_basket", value: "unity-developer:group", url: process.env.JOURNEY_URL ?? "" }]);
	await page.goto(path);
	await expect(async () => {
		await page.mouse.move(40, 300);
		await page.mouse.move(60, 320);
		await expect(page.getByRole("banner").getByRole("link", { name: words.one })).toBeVisible({ timeout: 1_000 });
	}).toPass();
}

async function payAtBank(page: Page, words: CheckoutTexts): Promise<void> {
	await page.getByLabel(words.cardNumber).fill("2201 3820 0000 0047");
	await page.getByLabel(words.expiry).fill("12/39");
	await page.getByLabel(words.cvc).fill("123");
	await page.getByRole("button", { name: words.pay }).click();
	await expect(page.getByRole("heading", { name: "3-D Secure" })).toBeVisible();
	await page.getByLabel(words.code).fill("1qwezxc");
	await page.getByRole("button", { name: words.confirm, exact: true }).click();
	await page.waitForURL(/\/order\/[\w-]{20,}/);
	await expectPaid(page, words);
}

/** The bank's word may come a moment after the customer. */
async function expectPaid(page: Page, words: CheckoutTexts): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(page.getByRole("status").getByText(words.paid, { exact: true })).toBeVisible({ timeout: 1_000 });
	}).toPass();
}

for (const language of ["ru", "en"] as const) {
	const words: CheckoutTexts = CHECKOUT_TEXTS[language];
	const { prefix, locale } = LANGUAGES[language];
	const scratch = `${prefix}/checkout?course=scratch&tariff=group`;

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`buying, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled, locale });

			test("where one pays the page leads home, to the telephone and to documents, and nowhere aside", async ({
				page,
			}) => {
				for (const path of [scratch, `${prefix}/pay`]) {
					await page.goto(path);
					const header = page.getByRole("banner");
					await expect(header.getByRole("link", { name: words.brand })).toHaveAttribute("href", prefix || "/");
					await expect(header.getByRole("link", { name: "800 000-00-00" })).toHaveAttribute("href", /^tel:/);
					await expect(header.getByRole("navigation")).toHaveCount(0);
					await expect(header.getByRole("link")).toHaveCount(4);
					const footer = page.getByRole("contentinfo");
					await expect(footer.locator(`a[href="${prefix}/offer-group"]`)).toBeVisible();
					await expect(footer.locator(`a[href="${prefix}/children"], a[href="${prefix}/blog"]`)).toHaveCount(0);
					await header.getByRole("link", { name: words.other }).click();
					await expect(page).toHaveURL(
						(url) => url.pathname + url.search === words.otherPrefix + path.slice(prefix.length),
					);
				}
			});

			test("an empty basket leads to the courses", async ({ page }) => {
				for (const path of ["/basket", "/checkout"]) {
					await page.goto(prefix + path);
					await expect(page.getByRole("heading", { level: 1, name: words.emptyTitle })).toBeVisible();
					const main = page.getByRole("main");
					await expect(main.getByRole("link", { name: words.children })).toBeVisible();
					await expect(main.getByRole("link", { name: words.adults })).toBeVisible();
				}
			});

			test("two courses go into the basket and one out of it", async ({ page }) => {
				await addCourse(page, { path: `${prefix}/programming/scratch`, words });
				await addCourse(page, { path: `${prefix}/gamedev/unity-developer`, words });
				await page.goto(`${prefix}/basket`);
				await expect(page.getByRole("button", { name: words.remove })).toHaveCount(2);
				await page.getByRole("button", { name: words.remove }).first().click();
				await expect(page.getByRole("button", { name: words.remove })).toHaveCount(1);
				await page.getByRole("button", { name: words.remove }).click();
				await expect(page.getByRole("heading", { name: words.emptyTitle })).toBeVisible();
			});

			test("a promo code is refused with its reason or applied", async ({ page }) => {
				await page.goto(`${prefix}/checkout?course=unity-developer&tariff=group`);
				const promo = page.getByRole("textbox", { name: words.promo });
				for (const [code, answer] of [
					["NOSUCHCODE", words.promoUnknown],
					["leto", words.promoScope],
				] as const) {
					await promo.fill(code);
					await page.getByRole("button", { name: words.apply, exact: true }).click();
					await expect(page.getByText(answer)).toBeVisible();
					await expect(promo).toHaveValue(code);
				}
				await promo.fill("drug 2000");
				await page.getByRole("button", { name: words.apply, exact: true }).click();
				await expect(page.getByText(words.promoApplied)).toBeVisible();
			});

			test("an empty form is told field by field and keeps what was typed", async ({ page }) => {
				await page.goto(scratch);
				await page.getByRole("textbox", { name: words.email }).fill("katya@orbita");
				await page.getByRole("textbox", { name: words.phone }).fill("+7 916 20");
				const ads = page.getByRole("checkbox", { name: words.ads });
				await expect(ads).not.toBeChecked();
				await ads.check();
				await page.getByRole("button", { name: words.pay, exact: true }).click();
				for (const answer of [
					words.selectType,
					words.nameRequired,
					words.surnameRequired,
					words.agree,
					words.emailFormat,
					words.phoneFormat,
				]) {
					await expect(page.getByText(answer).first()).toBeVisible();
				}
				await expect(page.getByRole("textbox", { name: words.email })).toHaveValue("katya@orbita");
				await expect(page.getByRole("textbox", { name: words.phone })).toHaveValue("+7 916 20");
				await expect(ads).toBeChecked();
			});

			test("two courses are paid by card with 3-D Secure", async ({ page }) => {
				await addCourse(page, { path: `${prefix}/programming/scratch`, words });
				await addCourse(page, { path: `${prefix}/gamedev/unity-developer`, words });
				await page.goto(`${prefix}/basket`);
				await page.getByRole("link", { name: words.toCheckout }).click();
				await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
				await expect(page.getByText(words.demo)).toBeVisible();
				await page.getByRole("radio", { name: words.card }).check();
				await fillBuyer(page, words);
				await page.getByRole("button", { name: words.pay, exact: true }).click();
				await payAtBank(page, words);
				await page.goto(`${prefix}/basket`);
				await expect(page.getByRole("heading", { name: words.emptyTitle })).toBeVisible();
			});

			test("whoever comes back from the bank finds the order again", async ({ page }) => {
				await page.goto(scratch);
				await page.getByRole("radio", { name: words.card }).check();
				await fillBuyer(page, words);
				await page.getByRole("button", { name: words.pay, exact: true }).click();
				await expect(page.getByLabel(words.cardNumber)).toBeVisible();
				await page.goto(`${prefix}/basket`);
				await expect(page.getByText(words.unpaid)).toBeVisible();
			});

			test("what is free needs no bank; advertising agreed to is withdrawn by the order", async ({ page }) => {
				await page.goto(`${scratch}&promo=teacher100`);
				await expect(page.getByText(words.teacherApplied)).toBeVisible();
				await fillBuyer(page, words);
				await page.getByRole("checkbox", { name: words.ads }).check();
				await page.getByRole("button", { name: words.free }).click();
				await page.waitForURL(/\/order\/[\w-]{20,}/);
				await expect(page.getByRole("status").getByText(words.complete, { exact: true })).toBeVisible();
				await page.getByRole("link", { name: words.myConsents }).click();
				await page.getByRole("button", { name: words.withdraw }).click();
				await expect(page.getByText(words.withdrawn)).toBeVisible();
			});

			test("another price than the one on the page is told instead of charged", async ({ page }) => {
				await page.goto(scratch);
				await page.getByRole("radio", { name: words.card }).check();
				await fillBuyer(page, words);
				await page.route("**/checkout*", async (route) => {
					const body = route.request().postData();
					if (!body) return route.continue();
					return route.continue({ postData: body.replace(/expected\.RUB=\d+/, "expected.RUB=100") });
				});
				await page.getByRole("button", { name: words.pay, exact: true }).click();
				await expect(page.getByText(words.priceChanged)).toBeVisible();
				await expect(page.getByRole("textbox", { name: words.surname })).toHaveValue("Морозова");
			});

			test("instalments show their schedule, and a term without a code can't be applied for", async ({ page }) => {
				await page.goto(`${scratch}&type=instalment_tbank&months=7`);
				await expect(page.getByText(words.notOffered)).toBeVisible();
				await page.goto(`${scratch}&type=instalment_tbank&months=12`);
				await expect(page.getByText(words.notOffered)).toBeHidden();
				await page.getByText(words.schedule).click();
				await expect(page.getByRole("row")).toHaveCount(14);
				await fillBuyer(page, words);
				await page.getByRole("button", { name: words.applyInstalments }).click();
				await page.waitForURL(/\/online\//);
			});

			test("the currency that is charged is named", async ({ page }) => {
				const type = language === "ru" ? "card_foreign" : "card_ru";
				await page.goto(`${scratch}&type=${type}`);
				await expect(page.getByText(words.charged)).toBeVisible();
			});
		});
	}

	test.describe(`without a connection, ${language}`, () => {
		test.use({ locale });

		test("the checkout keeps what was typed and is sent when the connection is back", async ({ page, context }) => {
			await page.goto(`${scratch}&type=card_ru`);
			await comeAlive(page);
			await fillBuyer(page, words);
			await context.setOffline(true);
			await page.getByRole("button", { name: words.pay, exact: true }).click();
			await expect(page.getByRole("alert").filter({ hasText: words.offline })).toBeInViewport();
			await expect(page.getByRole("textbox", { name: words.surname })).toHaveValue("Морозова");
			await context.setOffline(false);
			await page.getByRole("button", { name: words.pay, exact: true }).click();
			await expect(page.getByLabel(words.cardNumber)).toBeVisible();
		});

		test("the basket stays as it is", async ({ page, context }) => {
			await openAwake(page, { path: `${prefix}/basket`, words });
			await context.setOffline(true);
			await page.getByRole("button", { name: words.remove }).click();
			await expect(page.getByRole("alert").filter({ hasText: words.offline })).toBeFocused();
			await expect(page.getByRole("button", { name: words.remove })).toBeVisible();
			await context.setOffline(false);
			await page.getByRole("button", { name: words.remove }).click();
			await expect(page.getByRole("heading", { name: words.emptyTitle })).toBeFocused();
		});
	});

	test.describe(`dialogs of buying, ${language}`, () => {
		test.use({ locale });

		test("the basket and the checkout open over the page and close by Back and Esc", async ({ page }) => {
			await openAwake(page, { path: `${prefix}/programming/scratch`, words });
			const { pathname } = new URL(page.url());
			await page.getByRole("button", { name: words.add }).last().click();
			const dialog = page.getByRole("dialog");
			await expect(dialog.getByRole("button", { name: words.remove })).toHaveCount(2);
			await dialog.getByRole("link", { name: words.toCheckout }).click();
			await expect(dialog.getByRole("heading", { name: words.title })).toBeVisible();
			expect(new URL(page.url()).pathname).toBe(pathname);
			await page.goBack();
			await expect(dialog).toBeHidden();
			expect(new URL(page.url()).pathname).toBe(pathname);
			await page.getByRole("banner").getByRole("link", { name: words.basket }).click();
			await expect(dialog.getByRole("button", { name: words.remove })).toHaveCount(2);
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
		});

		test("the dialog prices a choice at once and leads to the bank", async ({ page }) => {
			await openAwake(page, { path: `${prefix}/programming/scratch`, words });
			await page.getByRole("link", { name: words.buy }).last().click();
			const dialog = page.getByRole("dialog");
			await expect(dialog.getByRole("heading", { name: words.title })).toBeVisible();
			await dialog.getByRole("radio", { name: words.card }).check();
			await expect(dialog.getByText(words.charged)).toBeVisible();
			await fillBuyer(dialog, words);
			await dialog.getByRole("button", { name: words.pay, exact: true }).click();
			await expect(page.getByLabel(words.cardNumber)).toBeVisible();
		});

		test("the button in the header counts the basket on every page", async ({ page }) => {
			await addCourse(page, { path: `${prefix}/programming/scratch`, words });
			await addCourse(page, { path: `${prefix}/gamedev/unity-developer`, words });
			await page.goto(`${prefix}/contacts`);
			await expect(async () => {
				await page.mouse.move(40, 300);
				await page.mouse.move(60, 320);
				await expect(page.getByRole("banner").getByRole("link", { name: words.two })).toBeVisible({ timeout: 1_000 });
			}).toPass();
		});
	});
}
