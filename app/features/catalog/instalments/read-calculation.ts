import type { InstalmentCourse, InstalmentTariff } from "./instalment-course.ts";
import { type InstalmentTerms, readMonths } from "./instalment-terms.ts";
import type { LenderView } from "./lender-view.ts";
import type { Lender } from "./plan-instalments.ts";
import { readSum, type SumRefusal } from "./read-sum.ts";

/** What a calculator shows at first: an address as far as it makes sense, and what in it does not. */
export type Calculation = {
	/** Slug of the course; empty for a sum of one's own. */
	readonly course: string;
	readonly tariff: string;
	/** The sum as it was typed. */
	readonly price: string;
	readonly months: number;
	/** The term as it was typed. */
	readonly monthsTyped: string;
	readonly lender: Lender;
	/** Somebody asked for this plan, so its schedule stands open. */
	readonly asked: boolean;
	readonly errors: CalculationErrors;
};

export type CalculationErrors = {
	readonly course?: "courseUnknown";
	readonly tariff?: "tariffUnknown";
	readonly price?: SumRefusal;
	readonly months?: "termOutOfBounds";
};

type CalculatorOffer = {
	readonly courses: readonly InstalmentCourse[];
	/** At least one. */
	readonly lenders: readonly LenderView[];
	readonly terms: InstalmentTerms;
};

/**
 * Reads `?course=…&tariff=…&price=…&months=…&bank=…`. A course decides the price; `price` counts where none is named. An address that
 * names neither begins with the most popular course.
 */
export function readCalculation(query: URLSearchParams, { courses, lenders, terms }: CalculatorOffer): Calculation {
	const said = (name: string) => query.get(name)?.trim() ?? "";
	const bank = lenders.find(({ lender }) => lender === said("bank")) ?? lenders[0];
	const isNew = !query.has("course") && !query.has("price");
	const asked = isNew ? courses[0] : courses.find(({ slug }) => slug === said("course"));
	const tariff = asked && findTariff(asked, said("tariff"));
	const months = readMonths(said("months"), terms);
	const sum = asked || said("course") || !bank ? undefined : readSum(said("price"), bank.limits);
	const errors: CalculationErrors = {
		...(said("course") && !asked && { course: "courseUnknown" as const }),
		...(asked && said("tariff") && tariff?.code !== said("tariff") && { tariff: "tariffUnknown" as const }),
		...(sum?.ok === false && { price: sum.code }),
		...(said("months") && !months && { months: "termOutOfBounds" as const }),
	};
	return {
		course: asked?.slug ?? "",
		tariff: tariff?.code ?? "",
		price: said("price").slice(0, 40),
		months: months ?? terms.usual,
		monthsTyped: said("months").slice(0, 20),
		lender: bank?.lender ?? "sber",
		asked: ["course", "price", "months"].some((name) => query.has(name)),
		errors,
	};
}

/** The tariff of a code, otherwise the one that the school advises. */
export function findTariff({ tariffs }: InstalmentCourse, code: string): InstalmentTariff | undefined {
	return tariffs.find((tariff) => tariff.code === code) ?? tariffs.find(({ recommended }) => recommended) ?? tariffs[0];
}
