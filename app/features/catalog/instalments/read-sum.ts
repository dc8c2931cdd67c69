import { type Money, money } from "../../../shared/money.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import type { SumLimits } from "./lender-view.ts";

export type SumRefusal = "sumRequired" | "sumFormat" | "sumTooSmall" | "sumTooLarge";

/** Groups of three by space, point, comma or apostrophe, or no groups; then up to two digits of kopecks. */
const SUM = /^(\d{1,3}(?:[ .,’']\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/;
const CURRENCY_SIGN = /(?:₽|руб(?:лей|ля|ль)?\.?|р\.|rub(?:les)?|roubles?)/gi;

/** A sum in roubles as people write it: `49 900`, `49,900.50`, `49900,5 ₽`. */
export function readSum(
	typed: string,
	limits: SumLimits,
): { readonly ok: true; readonly sum: Money } | Refusal<SumRefusal> {
	const text = typed.replace(CURRENCY_SIGN, "").replace(/\s+/g, " ").trim();
	if (text === "") return fail("sumRequired");
	const [, whole, kopecks = ""] = SUM.exec(text) ?? [];
	if (whole === undefined) return fail("sumFormat");
	const sum = money(Number(whole.replace(/\D/g, "")) * 100 + Number(kopecks.padEnd(2, "0")), "RUB");
	const refusal = refuseSum(sum, limits);
	return refusal ? fail(refusal) : { ok: true, sum };
}

/** Why a bank does not lend a sum; undefined when it does. */
export function refuseSum(sum: Money, { least, most }: SumLimits): SumRefusal | undefined {
	if (sum.minor < least.minor) return "sumTooSmall";
	return sum.minor > most.minor ? "sumTooLarge" : undefined;
}
