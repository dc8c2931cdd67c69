import type { SettingKey } from "./setting-groups.ts";

/** What is wrong with a setting, and where in it. */
export type Complaint = {
	readonly path: readonly (string | number)[];
	readonly code: string;
	/** How much is allowed, where that is what is wrong. */
	readonly bound?: number;
};

type Bound = number | { readonly [Name in string]?: Bound };

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const YEAR_DAYS = 366;
/** Whole roubles: more than the state gives anybody for learning, and far from where sums lose their kopecks. */
const SUM = 100_000_000;
const AGE = 99;
const PEOPLE = 10_000_000;
/** Far in the future, but still of four digits. */
const LAST_YEAR = 2100;
/** In per cent a year, well above what the law allows a loan to cost. */
const fullCost = { full_cost: { from: 1000, to: 1000 } };
const share = { value: 100 };
/** Longer than any bank lends for a course. */
const months = { value: 60 };

/**
 * The largest value of each number. Beyond it times become invalid, pages list months without end, or nobody would be called: a larger
 * number is a typing error. Only new values are checked, so that a school that already has a larger one can go on.
 */
const MOST: { readonly [Key in SettingKey]?: Bound } = {
	hold_days: 90,
	repeat_days: YEAR_DAYS,
	request_keep_days: 10 * YEAR_DAYS,
	trial_minutes: 4 * HOUR_MINUTES,
	trial_times: { hold_minutes: DAY_MINUTES, notice_hours: 31 * 24, pause_minutes: DAY_MINUTES },
	facts: {
		founded: { value: LAST_YEAR },
		graduates: { value: PEOPLE },
		callback_minutes: { value: DAY_MINUTES },
		age_min: { value: AGE },
		age_max: { value: AGE },
		max_discount: share,
		tax_percent: share,
		mortgage_percent: share,
		instalment_min: months,
		instalment_default: months,
		instalment_max: months,
		service_months: months,
		refund_days: { value: YEAR_DAYS },
	},
	lenders: { sber: fullCost, tbank: fullCost },
	tax_deduction: {
		child_age_max: AGE,
		refund_years: 10,
		years: { year: LAST_YEAR, percent: 100, own_limit: SUM, child_limit: SUM },
		examples: { year: LAST_YEAR, own: SUM, children: SUM },
	},
	maternity_capital: {
		first_child: SUM,
		second_child: SUM,
		second_child_rest: SUM,
		student_age_max: AGE,
		child_years: AGE,
		decision_days: YEAR_DAYS,
	},
};

/** The numbers of a setting that are larger than allowed. */
export function findTooLarge(key: SettingKey, value: unknown): Complaint[] {
	return measure(MOST[key], value, []);
}

function measure(most: Bound | undefined, value: unknown, path: Complaint["path"]): Complaint[] {
	if (most === undefined) return [];
	// All items of a list have the same bounds.
	if (Array.isArray(value)) return value.flatMap((item, index) => measure(most, item, [...path, index]));
	if (typeof most === "number") return Number(value) > most ? [{ path, code: "tooLarge", bound: most }] : [];
	return Object.entries(value ?? {}).flatMap(([name, inner]) => measure(most[name], inner, [...path, name]));
}
