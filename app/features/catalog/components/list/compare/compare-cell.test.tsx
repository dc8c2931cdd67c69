import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import { CompareCell } from "./compare-cell.tsx";
import { COMPARED_PRICE } from "./compared-price.fixture.ts";
import type { ComparedCourse } from "./comparison-view.ts";

const nextStart = { at: new Date("2026-12-01T16:00:00Z"), zone: "Europe/Moscow", seatsFree: 3 };

test.each([
	["price", "28\u00a0800"],
	["monthly", "1\u00a0200"],
	["start", "1\u00a0декабря"],
	["seats", "3\u00a0места"],
] as const)("the row %s is a dash for a course that cannot be joined", (row, said) => {
	const draw = (offer: ComparedCourse["offer"]) =>
		drawInRussian(<CompareCell course={{ offer } as ComparedCourse} row={row} />);
	expect(draw({ price: COMPARED_PRICE, nextStart })).toContain(said);
	expect(draw(undefined)).toBe("—");
});
