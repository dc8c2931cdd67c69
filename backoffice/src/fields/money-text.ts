import type { Currency } from "../../../app/shared/money.ts";

const MINOR_IN_ONE = 100;
const SPACES = /[\s\u00a0\u202f]/g;

/** Minor units of an amount as people type it, `12 500` or `12500,50`; null of nothing, undefined of what is no amount. */
export function parseMoney(text: string): number | null | undefined {
	const plain = text.replaceAll(SPACES, "").replace(",", ".");
	if (plain === "") return null;
	if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return undefined;
	return Math.round(Number(plain) * MINOR_IN_ONE);
}

/** An amount in minor units as it stands in an input: whole units, the rest only where there is one. */
export function typedMoney(minor: unknown): string {
	// For the form an empty field is an empty text.
	if (typeof minor !== "number" || Number.isNaN(minor)) return "";
	return minor % MINOR_IN_ONE === 0 ? String(minor / MINOR_IN_ONE) : (minor / MINOR_IN_ONE).toFixed(2);
}

/** Formats an amount: `12 500 ₽`, `$12,500`. */
export function printMoney(minor: number, { currency, locale }: { currency: Currency; locale: string }): string {
	const format = new Intl.NumberFormat(locale === "en" ? "en-US" : "ru-RU", {
		style: "currency",
		currency,
		minimumFractionDigits: minor % MINOR_IN_ONE === 0 ? 0 : 2,
	});
	return format.format(minor / MINOR_IN_ONE);
}
