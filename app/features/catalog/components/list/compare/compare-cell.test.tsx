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

test("groups that begin on one day at different hours are told apart", () => {
	const start = (hour: number) => {
		const at = new Date(`2026-12-05T0${hour}:00:00Z`);
		const offer = { price: COMPARED_PRICE, nextStart: { ...nextStart, at } };
		return drawInRussian(<CompareCell course={{ offer } as ComparedCourse} row="start" />);
	};
	expect([start(7), start(8)]).toEqual(["5\u00a0декабря, 10:00\u00a0(GMT+3)", "5\u00a0декабря, 11:00\u00a0(GMT+3)"]);
});
