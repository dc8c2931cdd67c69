import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { type NamedPayment, settledItems } from "./settled-items.ts";

type Sums = Readonly<Record<string, number>>;

const named = (sums: Sums) =>
	Object.entries(sums).map(([name, minor]) => {
		const amount = money(minor, "RUB");
		return { name, quantity: 1, price: amount, amount };
	});
const sum = (sums: Sums) => Object.values(sums).reduce((all, one) => all + one, 0);

function payment(id: string, items: Sums, returned: Sums = {}): NamedPayment {
	return {
		id,
		amount: sum(items),
		refunded: sum(returned),
		currency: "RUB",
		items: named(items),
		returned: named(returned),
	};
}

function settled(payments: readonly NamedPayment[], id: string): Sums {
	return Object.fromEntries(settledItems(payments, id).map(({ name, amount }) => [name, amount.minor]));
}

test("a payment of which nothing went back is settled as it was paid", () => {
	expect(settled([payment("1", { A: 10_001, B: 3 })], "1")).toEqual({ A: 10_001, B: 3 });
});

test("what went back of one item leaves the others whole", () => {
	expect(settled([payment("1", { A: 30_000, B: 30_000 }, { A: 22_499 })], "1")).toEqual({ A: 7_501, B: 30_000 });
	expect(settled([payment("1", { A: 30_000, B: 30_000 }, { A: 30_000 })], "1")).toEqual({ B: 30_000 });
});

test("payments share what is left of all, to the unit, though one gave back more of an item than was paid with it", () => {
	const payments = [
		payment("1", { A: 5_000, B: 5_000 }),
		payment("2", { A: 3_333, B: 6_667 }),
		payment("3", { A: 5_000, B: 5_000 }, { A: 7_001 }),
	];
	const all = ["1", "2", "3"].map((id) => settled(payments, id));
	expect(all.map(sum)).toEqual([10_000, 10_000, 2_999]);
	expect([sum(all.map(({ A = 0 }) => A) as never), sum(all.map(({ B = 0 }) => B) as never)]).toEqual([6_332, 16_667]);
});

test("a payment that has all gone back leaves its share to the others", () => {
	const payments = [payment("1", { A: 5_000, B: 5_000 }), payment("2", { A: 5_000, B: 5_000 }, { A: 10_000 })];
	expect([settled(payments, "1"), settled(payments, "2")]).toEqual([{ B: 10_000 }, {}]);
});
