import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { CheckoutView } from "../../ordering/checkout-view.ts";
import { PaymentSection } from "./payment-section.tsx";
import { TypeChoice } from "./type-choice.tsx";

const fields = { id: (name: string) => name, value: () => "", error: () => undefined };

test("of what cannot be bought as it is no bank says that the sum is too small, and what was chosen stays chosen", () => {
	const nothing = { subtotal: money(0, "RUB"), discount: money(0, "RUB"), total: money(0, "RUB") };
	const view = {
		lines: [{ price: undefined, problem: "startFull" }],
		totals: { RUB: nothing, USD: { ...nothing, total: money(0, "USD") } },
		options: [{ type: "card_ru", mode: "single", currency: "RUB", refusal: "amountTooSmall" }],
		mode: "instalments",
		paymentType: "instalment_sber",
		term: { min: 3, max: 36, months: 12 },
		charged: "RUB",
		isDemo: true,
	} as unknown as CheckoutView;
	const html = drawInRussian(<PaymentSection fields={fields} view={view} />);
	expect(html).not.toContain("Сумма меньше той");
	expect(html).toContain("Пока оплачивать нечего");
	for (const [name, value] of [
		["mode", "instalments"],
		["months", "12"],
		["paymentType", "instalment_sber"],
	]) {
		expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
	}
});

test.each([
	["tbank", 'через <span class="nowrap">Т-Банк</span>'],
	["yookassa", "через ЮKassa"],
])("at a Russian card stands who takes it: %s", (provider, words) => {
	const sums = { subtotal: money(100, "RUB"), discount: money(0, "RUB"), total: money(100, "RUB") };
	const view = {
		totals: { RUB: sums, USD: sums },
		options: [{ type: "card_ru", provider, mode: "single", currency: "RUB" }],
		mode: "single",
		paymentType: "card_ru",
	} as unknown as CheckoutView;
	const html = drawInRussian(<TypeChoice fields={fields} mode="single" view={view} />);
	expect(html.replaceAll("\u00a0", " ")).toContain(words);
});

test("where nothing can be paid online the phone of the school can be dialled", () => {
	const sums = { subtotal: money(100, "RUB"), discount: money(0, "RUB"), total: money(100, "RUB") };
	const view = {
		lines: [{ price: { RUB: {}, USD: {} }, ids: { courseSlug: "roblox" } }],
		totals: { RUB: sums, USD: sums },
		options: [],
		charged: "RUB",
		phone: { number: "+78000000000", label: "8 800 000-00-00" },
	} as unknown as CheckoutView;
	const html = drawInRussian(<PaymentSection fields={fields} view={view} />);
	expect(html).toContain('<a class="num" href="tel:+78000000000">8 800 000-00-00</a>: менеджер');
});

test("at a foreign card stands whose account charges it", () => {
	const sums = { subtotal: money(100, "USD"), discount: money(0, "USD"), total: money(100, "USD") };
	const view = {
		totals: { RUB: sums, USD: sums },
		options: [
			{ type: "card_ru", provider: "tbank", mode: "single", currency: "RUB" },
			{ type: "card_foreign", provider: "stripe", mode: "single", currency: "USD" },
		],
		mode: "single",
		paymentType: "card_ru",
		foreignSeller: { name: "Orbita Example Ltd", number: "00000000", address: "0 Example Street" },
	} as unknown as CheckoutView;
	const html = drawInRussian(<TypeChoice fields={fields} mode="single" view={view} />);
	expect(html.split("Orbita Example Ltd, регистрационный номер 00000000, 0 Example Street")).toHaveLength(2);
});
