/** ISO 4217 codes of the currencies that the school charges in. */
export const CURRENCIES = ["RUB", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units (kopecks, cents); `minor` is always an integer. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** @throws RangeError when `minor` is not a safe integer. */
export function money(minor: number, currency: Currency): Money {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`Money needs whole minor units, got ${minor}`);
	return { minor, currency };
}

/** Whether a value read from JSON is an amount. */
export function isMoney(value: unknown): value is Money {
	return typeof value === "object" && value !== null && "minor" in value && "currency" in value;
}

/** An amount in whole roubles or dollars, the way people write prices. */
export function wholeMoney(units: number, currency: Currency): Money {
	return money(units * 100, currency);
}

/** @throws RangeError when the currencies differ. */
export function subtractMoney(from: Money, amount: Money): Money {
	if (from.currency !== amount.currency) throw new RangeError(`${from.currency} and ${amount.currency} do not mix`);
	return money(from.minor - amount.minor, from.currency);
}

/** The sum of any number of amounts of one currency. @throws RangeError when one is of another currency. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
	return amounts.reduce(
		(sum, amount) => {
			if (amount.currency !== currency) throw new RangeError(`${amount.currency} and ${currency} do not mix`);
			return money(sum.minor + amount.minor, currency);
		},
		money(0, currency),
	);
}

/** A percentage of an amount, rounded down to a minor unit; `percent` is a whole number. */
export function percentOfMoney(amount: Money, percent: number): Money {
	return money(Number((BigInt(amount.minor) * BigInt(percent)) / 100n), amount.currency);
}

/**
 * Shares a total out in proportion to `weights` (minor units, at least one above zero unless the total is zero): the shares sum to
 * the total exactly, and none is above its weight while the total is not above their sum.
 */
export function shareMoney(total: Money, weights: readonly number[]): Money[] {
	const sum = weights.reduce((left, right) => left + BigInt(right), 0n);
	if (sum === 0n && total.minor !== 0) throw new RangeError("There is nothing to share the total by");
	if (sum === 0n) return weights.map(() => money(0, total.currency));
	const exact = weights.map((weight, index) => {
		const product = BigInt(total.minor) * BigInt(weight);
		return { index, share: Number(product / sum), rest: product % sum };
	});
	let left = total.minor - exact.reduce((shared, { share }) => shared + share, 0);
	// The largest remainders get the units left over by rounding down; of equal ones, the earlier.
	for (const part of exact.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))) {
		if (left-- <= 0) break;
		part.share += 1;
	}
	return exact.map(({ share }) => money(share, total.currency));
}

/**
 * Splits a total into `parts` amounts that sum to it exactly: equal whole units rounded up, the last part takes what is left,
 * so that the first payments look alike and the last one is never larger.
 */
export function splitMoney(total: Money, parts: number): Money[] {
	if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`Cannot split into ${parts} parts`);
	const whole = Math.ceil(total.minor / parts / 100) * 100;
	// Whole units, unless rounding up would leave nothing for the last part ($349 over 36 months).
	const unit = whole * (parts - 1) < total.minor ? 100 : 1;
	const regular = Math.ceil(total.minor / parts / unit) * unit;
	const amounts: Money[] = [];
	let left = total.minor;
	for (let index = 0; index < parts; index++) {
		const amount = index === parts - 1 ? left : Math.min(regular, left);
		amounts.push(money(amount, total.currency));
		left -= amount;
	}
	return amounts;
}

/** The price a month over a term, in whole units as it is advertised: the regular part of {@link splitMoney}. */
export function monthlyMoney(total: Money, months: number): Money {
	return splitMoney(total, months)[0] ?? total;
}

/** The monthly price before a reduction, to set beside `now`: in the same unit and rounded down, so that no saving is overstated. */
export function monthlyBefore(was: Money, months: number, now: Money): Money {
	const unit = now.minor % 100 === 0 ? 100 : 1;
	return money(Math.floor(was.minor / months / unit) * unit, was.currency);
}

/** The price of one of several, to the nearest minor unit: 84 000 ₽ for 88 lessons are 954,55 ₽ each. */
export function unitMoney(total: Money, count: number): Money {
	return money(Math.round(total.minor / count), total.currency);
}

/** How much cheaper `now` is than `was`, in whole per cent rounded down; 0 when it is not cheaper. */
export function discountPercent(was: Money, now: Money): number {
	if (was.currency !== now.currency || was.minor <= now.minor) return 0;
	return Math.floor(((was.minor - now.minor) / was.minor) * 100);
}
