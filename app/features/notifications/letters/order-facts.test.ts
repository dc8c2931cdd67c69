import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { buildOrderPage } from "../../checkout/views.fixture.ts";
import { letterWords } from "./letter-words.ts";
import { orderFacts } from "./order-facts.ts";

const NOTHING = money(0, "RUB");
const customer = { name: "Анна", surname: "Орлова", phone: "+79031234567", email: "anna@example.com" };

/** What a letter says of an order, a line a fact. */
function tell(sums: Partial<ReturnType<typeof buildOrderPage>>): string[] {
	const order = { ...buildOrderPage(sums), id: "1", customer, history: [], refunds: [] };
	const details = { news: "part_paid", from: null, reason: null } as const;
	const facts = orderFacts({ order, details, sayMoment: () => "" }, letterWords("ru"));
	return facts.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
}

test("what a sale took off and what the promo code did are two facts, as on the ticket of the order", () => {
	const [sale, discount] = [money(17_280_00, "RUB"), money(4_032_00, "RUB")];
	const both = tell({ sale, discount, promoCode: "START10" });
	expect(both.filter((fact) => /Скидка|Промокод/.test(fact))).toEqual([
		"Скидка: 17 280 ₽",
		"Промокод START10: 4 032 ₽",
	]);
	const saleAlone = tell({ sale, discount: NOTHING, promoCode: null });
	expect(saleAlone.filter((fact) => /Скидка|Промокод/.test(fact))).toEqual(["Скидка: 17 280 ₽"]);
	expect(tell({ sale: NOTHING, discount: NOTHING, promoCode: null }).join()).not.toMatch(/Скидка|Промокод/);
});
