import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../../shared/money.ts";
import { CompareCell } from "./compare-cell.tsx";
import type { ComparedCourse } from "./comparison-view.ts";

const price = {
	full: money(2_880_000, "RUB"),
	was: undefined,
	discount: 0,
	saleUntil: undefined,
	monthly: money(120_000, "RUB"),
	months: 24,
};
const nextStart = { at: new Date("2026-12-01T16:00:00Z"), zone: "Europe/Moscow", seatsFree: 3 };

test.each([
	["price", "28\u00a0800"],
	["monthly", "1\u00a0200"],
	["start", "1\u00a0декабря"],
	["seats", "3\u00a0места"],
] as const)("the row %s is a dash for a course that cannot be joined", (row, said) => {
	const draw = (offer: ComparedCourse["offer"]) =>
		drawInRussian(<CompareCell course={{ offer } as ComparedCourse} row={row} />);
	expect(draw({ price, nextStart })).toContain(said);
	expect(draw(undefined)).toBe("—");
});
