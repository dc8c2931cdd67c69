import type { Locator, Page } from "@playwright/test";
import { expect, LANGUAGES } from "../fixtures/journey.ts";
import { BUYING_TEXTS, type BuyingTexts } from "./buying-words.ts";
import { CHECKOUT_TEXTS, type CheckoutTexts } from "./checkout-words.ts";

export const CARDS = {
	russian: "2201 3820 0000 0013",
	challenged: "2201 3820 0000 0047",
	poor: "2201 3820 0000 0831",
	foreign: "4000 0027 6000 3184",
	foreignDeclined: "4000 0000 0000 0002",
} as const;

let buyerCounter = Math.floor(Math.random() * 9_000_000);

type Buyer = { readonly phone: string; readonly email: string };

/** A buyer whom nobody else in this run is. */
function nextBuyer(): Buyer {
	buyerCounter = (buyerCounter + 1) % 10_000_000;
	const digits = String(buyerCounter).padStart(7, "0");
	return { phone: `8 905 ${digits}`, email: `buyer${digits}@example.com` };
}

/** Types a new buyer into the checkout and accepts everything. */
export async function fillBuyer(page: Page | Locator, words: CheckoutTexts): Promise<Buyer> {
	const buyer = nextBuyer();
	await page.getByRole("textbox", { name: words.name }).first().fill("Екатерина");
	await page.getByRole("textbox", { name: words.surname }).fill("Морозова");
	await page.getByRole("textbox", { name: words.email }).fill(buyer.email);
	await page.getByRole("textbox", { name: words.phone }).fill(buyer.phone);
	for (const box of [words.offer, words.privacy, words.data, words.representative]) {
		const found = page.getByRole("checkbox", { name: box });
		if ((await found.count()) > 0) await found.check();
	}
	return buyer;
}

/** One journey of buying: the school and the stand-ins it goes through, and the language it speaks. */
export type Journey = {
	readonly page: Page;
	readonly language: "ru" | "en";
	/** Origin of the school. */
	readonly school: string;
	/** Origin of the stand-ins. */
	readonly sandbox: string;
};

export const textsOf = ({ language }: Pick<Journey, "language">): { buying: BuyingTexts; checkout: CheckoutTexts } => ({
	buying: BUYING_TEXTS[language],
	checkout: CHECKOUT_TEXTS[language],
});

type PaymentType = "card_ru" | "card_foreign" | "instalment_tbank" | "instalment_sber";

/** From the checkout to where the button leads: the bank's page, or the order's own when the bank is down. */
export async function buy(journey: Journey, type: PaymentType): Promise<Buyer> {
	const { page, school, language } = journey;
	const { checkout } = textsOf(journey);
	const choice = `course=roblox-studio-start&tariff=group&type=${type}${type.startsWith("inst") ? "&months=12" : ""}`;
	await page.goto(`${school}${LANGUAGES[language].prefix}/checkout?${choice}`);
	const buyer = await fillBuyer(page, checkout);
	const button = type.startsWith("inst") ? checkout.applyInstalments : checkout.pay;
	await page.getByRole("button", { name: button, exact: true }).click();
	await page.waitForURL((url) => url.origin !== school || url.pathname.includes("/order/"), { timeout: 30_000 });
	return buyer;
}

/** On the bank's own page. */
export async function typeCard(journey: Journey, number: string): Promise<void> {
	const { page } = journey;
	const { checkout } = textsOf(journey);
	await page.getByLabel(checkout.cardNumber).fill(number);
	await page.getByLabel(checkout.expiry).fill("12/39");
	await page.getByLabel(checkout.cvc).fill("123");
	await page.getByRole("button", { name: checkout.pay }).click();
}

/** The page of the bank that issued the card. */
export async function passChallenge(journey: Journey): Promise<void> {
	const { page } = journey;
	const { checkout } = textsOf(journey);
	await expect(page.getByRole("heading", { name: "3-D Secure" })).toBeVisible();
	await page.getByLabel(checkout.code).fill("1qwezxc");
	await page.getByRole("button", { name: checkout.confirm, exact: true }).click();
}

/** What the order's page says of its state. */
export const stateOf = ({ page }: Pick<Journey, "page">): Locator => page.getByRole("main").getByRole("status");

/** Waits for the order's page and until it says so; the bank's word may come a moment after the customer. */
export async function expectOrder({ page }: Journey, state: string): Promise<void> {
	await page.waitForURL(/\/order\/[\w-]{20,}/);
	await expect(async () => {
		await page.reload();
		await expect(stateOf({ page }).getByText(state, { exact: true })).toBeVisible({ timeout: 1_000 });
	}).toPass();
}

/** `ORB-2026-000123` of the order's page. */
export async function readOrderNumber({ page }: Journey): Promise<string> {
	const heading = await page.getByRole("heading", { level: 1, name: /ORB-/ }).textContent();
	return /ORB-[\d-]+/.exec(heading ?? "")?.[0] ?? "";
}

export type BankPayment = {
	readonly bank: string;
	readonly id: string;
	readonly reference: string;
	readonly amount: number;
	readonly refunded: number;
	readonly currency: string;
	readonly status: string;
	readonly notices: readonly { readonly what: string; readonly url: string; readonly body: string }[];
};

/** What the banks remember of an order, oldest first. */
export async function readPayments({ page, sandbox }: Journey, order: string): Promise<BankPayment[]> {
	const answer = await page.request.get(`${sandbox}/payments.json`);
	const payments = (await answer.json()) as BankPayment[];
	return payments
		.filter(({ reference }) => reference.startsWith(`${order}-`))
		.sort((left, right) => left.reference.localeCompare(right.reference));
}

/** Opens the letters that the stand-ins show, waits for one, and reads it. */
export async function expectLetter(
	{ page, sandbox, language }: Journey,
	{ email, subject, says }: { email: string; subject: RegExp; says: readonly string[] },
): Promise<void> {
	const letter = page
		.getByRole("article")
		.filter({ hasText: email })
		.filter({ has: page.getByRole("heading", { name: subject }) })
		.first();
	await expect(async () => {
		await page.goto(`${sandbox}/?lang=${language}&paused=1`);
		await expect(letter).toBeVisible({ timeout: 1_000 });
	}).toPass();
	for (const text of says) await expect(letter).toContainText(text);
}

/** Makes a bank misbehave until it is told otherwise, or `count` times. */
export async function switchBank(
	{ page, sandbox }: Journey,
	order: { channel: string; mode: string; count?: number; on?: string },
): Promise<void> {
	const answer = await page.request.post(`${sandbox}/switch`, { data: order });
	expect(answer.ok()).toBe(true);
}
