import { type Money, money, percentOfMoney, sumMoney } from "../../shared/money.ts";

/** What the law allowed in a year; limits are roubles in kopecks. */
export type TaxYear = {
	readonly year: number;
	readonly percent: number;
	/** For one's own education, together with other social deductions. */
	readonly ownLimit: Money;
	/** For each child, both parents together. */
	readonly childLimit: Money;
};

export type TaxPart = { readonly paid: Money; readonly counted: Money; readonly refund: Money };

export type TaxRefund = {
	readonly own: TaxPart | undefined;
	readonly children: readonly TaxPart[];
	/** Before the tax that was really paid is looked at. */
	readonly due: Money;
	/** What comes back: never more than the income tax of the year. */
	readonly refund: Money;
	readonly isLimitedByTax: boolean;
};

export type TaxQuestion = {
	readonly own: Money;
	/** One amount a child; zero where nothing was paid. */
	readonly children: readonly Money[];
	/** Income tax withheld in the year; undefined when the visitor does not say. */
	readonly taxPaid: Money | undefined;
};

/** The refund of a year: each part up to its own limit, the sum up to the tax that was paid. */
export function taxRefund(year: TaxYear, { own, children, taxPaid }: TaxQuestion): TaxRefund {
	const part = (paid: Money, limit: Money): TaxPart => {
		const counted = money(Math.min(paid.minor, limit.minor), "RUB");
		return { paid, counted, refund: percentOfMoney(counted, year.percent) };
	};
	const ownPart = own.minor > 0 ? part(own, year.ownLimit) : undefined;
	const childParts = children.filter(({ minor }) => minor > 0).map((paid) => part(paid, year.childLimit));
	const due = sumMoney(
		[...(ownPart ? [ownPart] : []), ...childParts].map(({ refund }) => refund),
		"RUB",
	);
	const isLimitedByTax = taxPaid !== undefined && taxPaid.minor < due.minor;
	return { own: ownPart, children: childParts, due, refund: isLimitedByTax ? taxPaid : due, isLimitedByTax };
}
