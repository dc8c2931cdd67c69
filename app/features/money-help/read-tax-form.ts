import { type Money, money, wholeMoney } from "../../shared/money.ts";
import { readRoubles } from "../../shared/read-roubles.ts";
import type { TaxQuestion, TaxYear } from "./tax-refund.ts";

/** Fields of sums in their order; one for each child. */
export const TAX_SUMS = ["own", "child1", "child2", "child3", "taxPaid"] as const;
export type TaxSum = (typeof TAX_SUMS)[number];

/** Query parameters that the page reads. */
export const TAX_PARAMS = ["year", ...TAX_SUMS] as const;

export type TaxForm = {
	readonly year: number;
	/** As it was typed. */
	readonly typed: Readonly<Record<TaxSum, string>>;
	readonly errors: Readonly<Partial<Record<TaxSum, "notNumber" | "tooMuch">>>;
	/** A year that was asked for and cannot be counted. */
	readonly refusedYear: { readonly year: number; readonly why: "tooOld" | "noFigures" } | undefined;
	/** Undefined while something is wrong, nothing was typed or the year cannot be counted. */
	readonly question: TaxQuestion | undefined;
};

const MOST = wholeMoney(100_000_000, "RUB");
const NOTHING: Money = money(0, "RUB");

export type TaxYears = { readonly years: readonly Pick<TaxYear, "year">[]; readonly firstYear: number };

/** Reads the calculator's address; without a year, or with one that cannot be counted, the newest is chosen. */
export function readTaxForm(read: (name: string) => string | null, { years, firstYear }: TaxYears): TaxForm {
	const typed = Object.fromEntries(TAX_SUMS.map((name) => [name, (read(name) ?? "").trim().slice(0, 20)])) as Record<
		TaxSum,
		string
	>;
	const errors: Partial<Record<TaxSum, "notNumber" | "tooMuch">> = {};
	const sums: Partial<Record<TaxSum, Money>> = {};
	for (const name of TAX_SUMS) {
		const sum = readSum(typed[name]);
		if (typeof sum === "string") errors[name] = sum;
		else if (sum) sums[name] = sum;
	}
	const asked = /^\d{4}$/.test(read("year") ?? "") ? Number(read("year")) : undefined;
	const isKnown = years.some(({ year }) => year === asked);
	const refusedYear =
		asked === undefined || isKnown
			? undefined
			: ({ year: asked, why: asked < firstYear ? "tooOld" : "noFigures" } as const);
	const isAsked = sums.own ?? sums.child1 ?? sums.child2 ?? sums.child3;
	return {
		year: asked !== undefined && isKnown ? asked : (years[0]?.year ?? 0),
		typed,
		errors,
		refusedYear,
		question:
			isAsked && !refusedYear && Object.keys(errors).length === 0
				? {
						own: sums.own ?? NOTHING,
						children: [sums.child1 ?? NOTHING, sums.child2 ?? NOTHING, sums.child3 ?? NOTHING],
						taxPaid: sums.taxPaid,
					}
				: undefined,
	};
}

/** Undefined for an empty field. Spaces may stand anywhere: the answer follows every key, and `200 0` is on its way to `200 000`. */
function readSum(text: string): Money | undefined | "notNumber" | "tooMuch" {
	const sum = readRoubles(text.replaceAll(/\s/g, ""));
	if (sum === "notSum") return "notNumber";
	return sum && sum.minor > MOST.minor ? "tooMuch" : sum;
}
