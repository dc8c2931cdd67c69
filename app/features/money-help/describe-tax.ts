import type { Locale } from "../../shared/localized.ts";
import { wholeMoney } from "../../shared/money.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { type TaxQuestion, type TaxYear, taxRefund } from "./tax-refund.ts";

export type TaxView = {
	/** The day on which the figures were last checked, `2026-11-01`. */
	readonly asOf: string;
	/** Newest first; none for which it is too late to claim. */
	readonly years: readonly TaxYear[];
	/** The earliest year for which money can still be claimed. */
	readonly firstYear: number;
	/** Newest first: years for which money can be claimed, the present one among them, while the settings have no limits of them. */
	readonly lackedYears: readonly number[];
	readonly examples: readonly TaxExample[];
};

export type TaxExample = {
	readonly title: string;
	readonly year: number;
	readonly result: ReturnType<typeof taxRefund>;
};

/** The deduction as its page shows it in a year of the school's calendar; every figure comes from the settings. */
export function describeTax(
	tax: NonNullable<SiteSettings["tax_deduction"]>,
	{ locale, year: present }: { readonly locale: Locale; readonly year: number },
): TaxView {
	const firstYear = present - tax.refund_years;
	const years = tax.years
		.filter(({ year }) => year >= firstYear)
		.map(({ year, percent, own_limit, child_limit }) => ({
			year,
			percent,
			ownLimit: wholeMoney(own_limit, "RUB"),
			childLimit: wholeMoney(child_limit, "RUB"),
		}));
	const examples = tax.examples.flatMap((example): TaxExample[] => {
		const year = years.find(({ year: number }) => number === example.year);
		if (!year) return [];
		const question: TaxQuestion = {
			own: wholeMoney(example.own, "RUB"),
			children: example.children.map((paid) => wholeMoney(paid, "RUB")),
			taxPaid: undefined,
		};
		return [{ title: example[locale].title, year: example.year, result: taxRefund(year, question) }];
	});
	const claimable = Array.from({ length: tax.refund_years + 1 }, (_, back) => present - back);
	const lackedYears = claimable.filter((number) => !years.some(({ year }) => year === number));
	return { asOf: tax.as_of, years, firstYear, lackedYears, examples };
}
