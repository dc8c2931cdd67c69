import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planInstalments } from "../app/features/catalog/instalments/plan-instalments.ts";
import { openCheckout, type TestCheckout } from "../app/features/checkout/checkout.fixture.ts";
import { replacePlan, storePlan } from "../app/features/checkout/rules/store-plan.ts";
import { money } from "../app/shared/money.ts";
import { splitStatements } from "./migrate.server.ts";
import type { OrderPlan } from "./order-types.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

function planOf(lender: "sber" | "tbank"): OrderPlan {
	const total = money(49_900_00, "RUB");
	const bounds = { min: 3, max: 36 };
	const planned = planInstalments({ total, months: 12, lender, firstOn: "2026-12-31", bounds, offered: undefined });
	if (!planned.ok) throw new Error(planned.code);
	return storePlan(planned.plan);
}

/** As it was kept: every payment the same, whatever they come to. */
function before(plan: OrderPlan, months: number, monthly: number): OrderPlan {
	const { bank, ...replaced } = replacePlan(plan, { months, monthly: money(monthly, "RUB") });
	if (!bank) throw new Error("no plan");
	const payments = bank.payments.map(({ on }) => ({ on, amount: monthly }));
	const { calculated } = plan;
	const difference = {
		months: months - calculated.months,
		monthly: monthly - calculated.monthly,
		total: monthly * months - calculated.total,
	};
	return { ...replaced, bank: { months, monthly, total: monthly * months, payments }, difference };
}

test("plans that were kept before come to what is kept of new ones", async () => {
	const [sber, tbank] = [planOf("sber"), planOf("tbank")];
	const by = (months: number, minor: number) => replacePlan(tbank, { months, monthly: money(minor, "RUB") });
	const kept: readonly (readonly [OrderPlan, OrderPlan])[] = [
		[before(sber, 12, 4_159_00), replacePlan(sber, { months: 12 })],
		[before(sber, 7, 7_129_00), replacePlan(sber, { months: 7 })],
		[before(tbank, 12, 4_158_33), by(12, 4_158_33)],
		[before(tbank, 6, 8_316_67), by(6, 8_316_67)],
		[before(tbank, 12, 4_500_00), by(12, 4_500_00)],
		[by(6, 8_316_67), by(6, 8_316_67)],
		[replacePlan(sber, { months: 7 }), replacePlan(sber, { months: 7 })],
		[sber, sber],
	];
	const ids: string[] = [];
	for (const [plan] of kept) {
		const { id } = await school.placed();
		const values = { plan: JSON.stringify(plan) };
		await school.db.updateTable("courseOrder").set(values).where("id", "=", id).execute();
		ids.push(id);
	}
	const migration = readFileSync(join(import.meta.dirname, "migrations", "0046_plans_that_sum.sql"), "utf8");
	for (const statement of splitStatements(migration)) await sql.raw(statement).execute(school.db);
	for (const [index, [, mended]] of kept.entries()) {
		expect((await school.order(ids[index] ?? "")).plan, `plan ${index}`).toEqual(mended);
	}
});
