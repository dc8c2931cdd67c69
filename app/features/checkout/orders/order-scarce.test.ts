import { expect, test } from "vitest";
import type { LinePlace } from "../../../../database/order-types.ts";
import { money } from "../../../shared/money.ts";
import { buildOrderLine } from "../views.fixture.ts";
import { freedByEnd, hasLostUnpaid, hasPlaces } from "./order-scarce.ts";

const linesOf = (...places: LinePlace[]) => places.map((place) => buildOrderLine({ place }));

test("an order has places while a group keeps one for it", () => {
	for (const place of ["held", "taken"] as const) expect(hasPlaces({ lines: linesOf("none", place) })).toBe(true);
	expect(hasPlaces({ lines: linesOf("none", "lost", "released") })).toBe(false);
});

test("the end of an order gives back only what it had", () => {
	expect(freedByEnd({ lines: linesOf("none", "released"), promoCode: "LETO" })).toBe("both");
	expect(freedByEnd({ lines: linesOf("released"), promoCode: null })).toBe("places");
	expect(freedByEnd({ lines: linesOf("none"), promoCode: "LETO" })).toBe("promo");
	expect(freedByEnd({ lines: linesOf("none", "lost"), promoCode: null })).toBe("none");
});

test("an order is not to be paid once a place is lost, until some money has come", () => {
	const rub = (minor: number) => money(minor, "RUB");
	const unpaid = { paid: rub(0), left: rub(5_00) };
	expect(hasLostUnpaid({ ...unpaid, lines: linesOf("held", "lost") })).toBe(true);
	expect(hasLostUnpaid({ ...unpaid, lines: linesOf("held", "released") })).toBe(false);
	expect(hasLostUnpaid({ paid: rub(1_00), left: rub(4_00), lines: linesOf("lost") })).toBe(false);
	expect(hasLostUnpaid({ paid: rub(0), left: rub(0), lines: linesOf("lost") })).toBe(false);
});
