import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import { planInstalments } from "../../instalments/plan-instalments.ts";
import { PlanSummary } from "./plan-summary.tsx";

const planned = planInstalments({
	total: money(2_880_000, "RUB"),
	months: 24,
	lender: "sber",
	firstOn: "2026-11-28",
	bounds: { min: 3, max: 36 },
	offered: undefined,
});

function statusesOf(sum: "course" | "typed" | "order"): string[] {
	if (!planned.ok) throw new Error("The term is out of bounds");
	const html = drawInRussian(<PlanSummary lender={undefined} open={false} plan={planned.plan} sum={sum} />);
	return [...html.matchAll(/role="status"[^>]*>([^<]*)/g)].map(([, words = ""]) => words.replaceAll("\u00a0", " "));
}

test.each(["course", "typed"] as const)("a plan of a %s tells a screen reader its payments when they change", (sum) => {
	expect(statusesOf(sum)).toEqual(["24 платежа по 1 200 ₽"]);
});

test("a plan of an order leaves that to the total of the order, so that it is said once", () => {
	expect(statusesOf("order")).toEqual([]);
});
