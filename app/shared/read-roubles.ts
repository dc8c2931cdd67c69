import { type Money, money } from "./money.ts";

/** Groups of three by space, point, comma or apostrophe, or no groups; then up to two digits of kopecks. */
const SUM = /^(\d{1,3}(?:[ .,’']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;
const CURRENCY = "(?:₽|руб(?:лей|ля|ль)?\\.?|р\\.?|rub(?:les)?|roubles?)";
const SIGN = new RegExp(`^${CURRENCY}|${CURRENCY}$`, "gi");
/** No field asks for as much: what is more counts as this, so that it stays a safe integer in kopecks. */
const MOST_ROUBLES = 1_000_000_000_000;

/**
 * A sum in roubles as people write it or copy it from a page: `64 800`, `49,900.50`, `₽64,800`, `100 000р`.
 * @returns undefined when nothing but the currency was typed.
 */
export function readRoubles(typed: string): Money | undefined | "notSum" {
	const text = typed.trim().replace(SIGN, "").replace(/\s+/g, " ").trim();
	if (text === "") return undefined;
	const [, whole, kopecks = ""] = SUM.exec(text) ?? [];
	if (whole === undefined) return "notSum";
	const roubles = Math.min(Number(whole.replace(/\D/g, "")), MOST_ROUBLES);
	return money(roubles * 100 + Number(kopecks.padEnd(2, "0")), "RUB");
}
