import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import {
	buildCheckoutLine,
	buildCheckoutView,
	buildPayable,
	buildPaymentOption,
	buildTotals,
} from "../../views.fixture.ts";
import { PaymentSection } from "./payment-section.tsx";
import { TypeChoice } from "./type-choice.tsx";

const fields = { id: (name: string) => name, value: () => "", error: () => undefined };

test("of what cannot be bought as it is no bank says that the sum is too small, and what was chosen stays chosen", () => {
	const view = buildCheckoutView({
		lines: [buildCheckoutLine({ price: undefined, problem: "startFull" })],
		totals: { RUB: buildTotals(money(0, "RUB")), USD: buildTotals(money(0, "USD")) },
		choice: { mode: "instalments", paymentType: "instalment_sber", months: 12 },
		toPay: { kind: "nothing" },
	});
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

test("a refused promo code can be taken away", () => {
	const promo = { code: "START10", isApplied: false, reason: "promoPaused" } as const;
	const html = drawInRussian(<PaymentSection fields={fields} view={buildCheckoutView({ promo })} />);
	expect(html).toMatch(/<button [^>]*value="forgetPromo"[^>]*>Убрать<span class="visually-hidden">[^/]*START10/);
	expect(drawInRussian(<PaymentSection fields={fields} view={buildCheckoutView()} />)).not.toContain("forgetPromo");
});

test.each([
	["tbank", 'через <span class="nowrap">Т-Банк</span>'],
	["yookassa", "через ЮKassa"],
] as const)("at a Russian card stands who takes it: %s", (provider, words) => {
	const options = [buildPaymentOption({ provider })];
	const html = drawInRussian(<TypeChoice fields={fields} mode="single" options={options} view={buildCheckoutView()} />);
	expect(html.replaceAll("\u00a0", " ")).toContain(words);
});

test("where nothing can be paid online the phone of the school can be dialled", () => {
	const html = drawInRussian(
		<PaymentSection fields={fields} view={buildCheckoutView({ toPay: buildPayable({ options: [] }) })} />,
	);
	expect(html).toContain('<a class="num" href="tel:+78000000000">8 800 000-00-00</a>: менеджер');
});

test("at a foreign card stands whose account charges it", () => {
	const foreign = buildPaymentOption({ type: "card_foreign", provider: "stripe", currency: "USD" });
	const view = buildCheckoutView({
		foreignSeller: { name: "Orbita Example Ltd", number: "00000000", address: "0 Example Street" },
	});
	const options = [buildPaymentOption(), foreign];
	const html = drawInRussian(<TypeChoice fields={fields} mode="single" options={options} view={view} />);
	expect(html.split("Orbita Example Ltd, регистрационный номер 00000000, 0 Example Street")).toHaveLength(2);
});
