import { describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { evaluatePromo, lookOfCode, type PromoFacts, type PromoLine, readPromoCode } from "./evaluate-promo.ts";

const NOW = new Date("2026-11-18T09:00:00Z");

function buildPromo(changes: Partial<PromoFacts> = {}): PromoFacts {
	return {
		status: "active",
		percent: 10,
		sumRub: null,
		sumUsd: null,
		scope: "all",
		scopeValues: [],
		minimumRub: null,
		minimumUsd: null,
		totalLimit: null,
		customerLimit: null,
		firstOrderOnly: false,
		validFrom: null,
		validUntil: null,
		uses: 0,
		customer: undefined,
		...changes,
	};
}
const child: PromoLine = {
	unit: money(30_000_00, "RUB"),
	audience: "children",
	categorySlug: "games",
	courseSlug: "scratch",
};
const adult: PromoLine = {
	unit: money(90_000_01, "RUB"),
	audience: "adults",
	categorySlug: "code",
	courseSlug: "python",
};

function evaluate(changes: Partial<PromoFacts>, lines: PromoLine[] = [child, adult]) {
	const result = evaluatePromo(buildPromo(changes), { lines, currency: lines[0]?.unit.currency ?? "RUB", now: NOW });
	return result.ok ? result.shares.map(({ minor }) => minor) : result.code;
}

describe("a promo code", () => {
	test("is read whatever the case and the spaces", () => {
		expect(readPromoCode("  leto 15 ")).toBe("LETO15");
		expect(readPromoCode("ＬＥＴＯ")).toBe("LETO");
	});
	test("looks the same with the Cyrillic letters that one cannot tell from Latin ones", () => {
		expect(lookOfCode("АВЕКМНОРСТУХ-10")).toBe("ABEKMHOPCTYX-10");
		expect(lookOfCode("SТАRТ10")).toBe(lookOfCode("START10"));
		expect(lookOfCode("ЛЕТО")).not.toBe(lookOfCode("LETO"));
	});
	test("takes its percentage off every line, rounded down in kopecks", () => {
		expect(evaluate({})).toEqual([3_000_00, 9_000_00]);
		expect(evaluate({ percent: 7 })).toEqual([2_100_00, 6_300_00]);
		expect(evaluate({ percent: 100 })).toEqual([30_000_00, 90_000_01]);
	});
	test("takes its sum off in proportion, never more than the lines cost", () => {
		expect(evaluate({ percent: null, sumRub: 2_000_00 })).toEqual([500_00, 1_500_00]);
		expect(evaluate({ percent: null, sumRub: 900_000_00 })).toEqual([30_000_00, 90_000_01]);
	});
	test("with a sum only in the other currency is not for this one", () => {
		expect(evaluate({ percent: null, sumUsd: 25_00 })).toBe("promoCurrency");
		expect(
			evaluate({ percent: null, sumRub: 2_000_00, sumUsd: 25_00 }, [{ ...child, unit: money(400_00, "USD") }]),
		).toEqual([25_00]);
	});
	test("applies to the lines of its audience, its categories or its courses alone", () => {
		expect(evaluate({ scope: "audience", scopeValues: ["children"] })).toEqual([3_000_00, 0]);
		expect(evaluate({ scope: "categories", scopeValues: ["code", "games"] })).toEqual([3_000_00, 9_000_00]);
		expect(evaluate({ scope: "courses", scopeValues: ["python"] })).toEqual([0, 9_000_00]);
		expect(evaluate({ scope: "courses", scopeValues: ["python"] }, [child])).toBe("promoScope");
	});
	test("needs the order to reach its minimum, and says which", () => {
		expect(evaluate({ minimumRub: 120_000_01 })).toEqual([3_000_00, 9_000_00]);
		expect(evaluate({ minimumRub: 120_000_02 })).toBe("promoMinimum");
		const refused = evaluatePromo(buildPromo({ minimumRub: 40_000_00 }), { lines: [child], currency: "RUB", now: NOW });
		expect(refused).toEqual({ ok: false, code: "promoMinimum", minimum: money(40_000_00, "RUB") });
	});
	test("holds from its first moment up to its last", () => {
		expect(evaluate({ validFrom: NOW })).toHaveLength(2);
		expect(evaluate({ validFrom: new Date(NOW.getTime() + 1) })).toBe("promoNotYet");
		expect(evaluate({ validUntil: new Date(NOW.getTime() + 1) })).toHaveLength(2);
		expect(evaluate({ validUntil: NOW })).toBe("promoOver");
	});
	test("does not exist when archived, rests when paused", () => {
		expect(evaluate({ status: "archived" })).toBe("promoUnknown");
		expect(evaluate({ status: "paused" })).toBe("promoPaused");
		expect(evaluatePromo(undefined, { lines: [child], currency: "RUB", now: NOW })).toMatchObject({
			code: "promoUnknown",
		});
	});
	test("is used up after so many uses in all", () => {
		expect(evaluate({ totalLimit: 30, uses: 29 })).toHaveLength(2);
		expect(evaluate({ totalLimit: 30, uses: 30 })).toBe("promoUsedUp");
	});
	test("counts the uses of a customer once it is known who it is", () => {
		expect(evaluate({ customerLimit: 1 })).toHaveLength(2);
		expect(evaluate({ customerLimit: 1, customer: { uses: 0, orders: 4 } })).toHaveLength(2);
		expect(evaluate({ customerLimit: 1, customer: { uses: 1, orders: 1 } })).toBe("promoCustomerLimit");
	});
	test("for a first order is not for a second", () => {
		expect(evaluate({ firstOrderOnly: true })).toHaveLength(2);
		expect(evaluate({ firstOrderOnly: true, customer: { uses: 0, orders: 0 } })).toHaveLength(2);
		expect(evaluate({ firstOrderOnly: true, customer: { uses: 0, orders: 1 } })).toBe("promoFirstOrderOnly");
	});
	test("that takes nothing off says so", () => {
		expect(evaluate({}, [{ ...child, unit: money(0, "RUB") }])).toBe("promoWorthless");
	});
});
