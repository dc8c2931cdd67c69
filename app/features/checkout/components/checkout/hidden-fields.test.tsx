import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import { planInstalments } from "../../../catalog/instalments/plan-instalments.ts";
import type { CheckoutRefusal, CheckoutView } from "../../placing/checkout-view.ts";
import { buildCheckoutLine, buildCheckoutView, buildPayable, buildTotals } from "../../views.fixture.ts";
import { HiddenFields } from "./hidden-fields.tsx";

const TARIFF = { code: "duo", name: "Экипаж", note: "", full: { RUB: money(1, "RUB"), USD: money(1, "USD") } };

const UNPAID = { number: "ORB-7", path: "/order/7", state: "awaiting_payment" } as const;

function read(changes: Partial<CheckoutView>, refusal?: CheckoutRefusal): Record<string, string> {
	const answer = { view: buildCheckoutView(changes), values: { "was.0": "scratch:group" }, refusal, unpaid: UNPAID };
	const html = drawInRussian(<HiddenFields answer={answer} page="/checkout" />);
	const named = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
	return Object.fromEntries(named.map(([, name = "", value = ""]) => [name, value]));
}

test("with the form goes what was on the page when it was agreed to: courses, totals, the term of the schedule, documents", () => {
	const total = money(52_800_00, "RUB");
	const bounds = { min: 3, max: 36 };
	const planned = planInstalments({ total, months: 18, lender: "tbank", firstOn: "2026-12-18", bounds, offered: [18] });
	if (!planned.ok) throw new Error(planned.code);
	const fields = read({
		lines: [buildCheckoutLine(), buildCheckoutLine({ tariffs: [TARIFF] })],
		totals: { RUB: buildTotals(total), USD: buildTotals(money(705_00, "USD")) },
		documents: "offer-group:2 privacy:1",
		toPay: buildPayable({ instalments: { plan: planned.plan, lender: undefined } }),
	});
	expect(fields).toMatchObject({
		...{ "course.0": "scratch", "course.1": "scratch", "was.0": "scratch:group", "was.1": "", page: "/checkout" },
		...{ "expected.RUB": "5280000", "expected.USD": "70500", shownMonths: "18", documents: "offer-group:2 privacy:1" },
		unpaid: "ORB-7",
	});
	// A tariff that can be chosen has a field of its own.
	expect([fields["tariff.0"], fields["tariff.1"]]).toEqual(["group", undefined]);
	expect(read({}).shownMonths).toBe("");
});

test("a group that takes nobody any more is still asked for until its buyer has been refused it", () => {
	const lostStart = {
		id: "7",
		code: "startClosed",
		at: new Date("2026-12-07T16:00:00Z"),
		zone: "Europe/Moscow",
	} as const;
	const lines = [buildCheckoutLine(), buildCheckoutLine({ lostStart })];
	expect(read({ lines })).toMatchObject({ "lost.1": "7" });
	expect(read({ lines })).not.toHaveProperty("lost.0");
	expect(read({ lines }, { code: "termChanged" })).toMatchObject({ "lost.1": "7" });
	expect(read({ lines }, { code: "startClosed" })).not.toHaveProperty("lost.1");
});
