/** ISO 4217 codes the school charges in. */
export type Currency = "RUB" | "USD";

/** An amount in minor units (kopecks, cents); `minor` is always an integer. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** @throws RangeError when `minor` is not a safe integer. */
export function money(minor: number, currency: Currency): Money {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`Money needs whole minor units, got ${minor}`);
	return { minor, currency };
}

/** Whole roubles or dollars, as people write prices. */
export function wholeMoney(units: number, currency: Currency): Money {
	return money(units * 100, currency);
}

/** @throws RangeError when the currencies differ. */
export function subtractMoney(from: Money, amount: Money): Money {
	if (from.currency !== amount.currency) throw new RangeError(`${from.currency} and ${amount.currency} do not mix`);
	return money(from.minor - amount.minor, from.currency);
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

/** How much cheaper `now` is than `was`, in whole per cent rounded down; 0 when it is not cheaper. */
export function discountPercent(was: Money, now: Money): number {
	if (was.currency !== now.currency || was.minor <= now.minor) return 0;
	return Math.floor(((was.minor - now.minor) / was.minor) * 100);
}
