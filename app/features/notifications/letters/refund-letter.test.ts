import { expect, test } from "vitest";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import { buildOrder, rub, writeOrderLetter as write } from "./order-letter.fixture.ts";

test("a counted refund is told with what was paid and kept, a sum that staff have named by itself", async () => {
	const requested = { news: "refund_requested", from: "paid", reason: null } as const;
	const order = buildOrder("ru");
	const [counted] = order.refunds;
	if (!counted) throw new Error("no refund");
	const formula = { ...counted.formula, paid: 3_000_00, kept: 0, costs: 0, refundedBefore: 0, lines: [] };
	const byHand = { ...counted, kind: "by_hand" as const, amount: rub(3_000), formula };
	const told = async (refunds: OrderView["refunds"]) => (await write({ ...order, refunds }, requested)).text;
	expect(await told([counted])).toMatch(/Оплачено: 12\s000.+К\sвозврату: 10\s400/s);
	expect(await told([byHand])).toMatch(/К\sвозврату: 3\s000/);
	expect(await told([byHand])).not.toContain("Оплачено");
});

test.each(["refund_requested", "part_refunded", "refunded"] as const)(
	"money back for instalments is said to go to the bank, against the debt: %s",
	async (news) => {
		const order = buildOrder("ru");
		const told = async (paymentType: "card_ru" | "instalment_tbank") => {
			const payments = order.payments.map((payment) => ({ ...payment, paymentType, state: "captured" as const }));
			return (await write({ ...order, payments }, { news, from: "paid", reason: null })).text.replaceAll("\u00a0", " ");
		};
		expect(await told("instalment_tbank")).toContain("в банк, в счёт вашего долга");
		expect(await told("card_ru")).not.toContain("долга");
	},
);
