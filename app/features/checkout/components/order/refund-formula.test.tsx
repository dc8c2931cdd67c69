import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { RefundFormula } from "./refund-formula.tsx";

const ALL = "возвращается всё";
const whole = {
	...{ paid: 30_000_00, kept: 0, costs: 0, refundedBefore: 0, amount: 30_000_00 },
	lines: [{ lineId: "1", title: "Roblox", lessons: 32, perLesson: 937_50 }].map((line) => ({
		...line,
		...{ paid: 30_000_00, lessonsTaken: 0, kept: 0, amount: 30_000_00 },
	})),
};

function draw(changes: Partial<typeof whole>): string {
	const formula = { ...whole, ...changes };
	return drawInRussian(<RefundFormula currency="RUB" formula={formula} language="ru" />).replaceAll("\u00a0", " ");
}

test("everything goes back before the first lesson, but for costs of the school", () => {
	expect(draw({})).toContain(ALL);
	const kept = draw({ costs: 1_500_00, amount: 28_500_00 });
	expect(kept).toContain("−1 500 ₽");
	expect(kept).not.toContain(ALL);
	expect(kept).not.toContain("<li");
});
