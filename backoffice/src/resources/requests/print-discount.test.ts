import { expect, test } from "vitest";
import { printDiscount } from "./print-discount.ts";
import english from "./words.en.json" with { type: "json" };
import russian from "./words.ru.json" with { type: "json" };

/** Midnight in Moscow. */
const UNTIL = "2026-11-30T21:00:00.000Z";
const SAVED = {
	discountPercent: 25,
	discountMinor: 1_000_000,
	discountCurrency: "RUB",
	discountUntil: UNTIL,
} as const;

function print(record: Parameters<typeof printDiscount>[0], locale: "ru" | "en", now: string): string {
	const words = locale === "ru" ? russian : english;
	const translate = (key: string, values: { saved: string; day?: string }) => {
		const word = words.discount[key.split(".").at(-1) as keyof typeof words.discount];
		return word.replace("%{saved}", values.saved).replace("%{day}", values.day ?? "");
	};
	return printDiscount(record, { locale, now: new Date(now), translate }).replaceAll(/[\u00a0\u202f]/g, " ");
}

test("a saved discount is told with its last day, and once that has passed as ended", () => {
	expect(print(SAVED, "ru", "2026-11-30T20:59:59Z")).toBe("25 %, 10 000 ₽, до 30 нояб. 2026 г.");
	expect(print(SAVED, "ru", UNTIL)).toBe("25 %, 10 000 ₽, действовала до 30 нояб. 2026 г.");
	expect(print(SAVED, "en", "2026-11-18T09:00:00Z")).toBe("25%, RUB 10,000, until 30 Nov 2026");
	expect(print(SAVED, "en", UNTIL)).toBe("25%, RUB 10,000, ended on 30 Nov 2026");
});

test("a discount without an end says so, and where none was saved nothing is told", () => {
	expect(print({ ...SAVED, discountUntil: null }, "ru", UNTIL)).toBe("25 %, 10 000 ₽, без срока");
	expect(print({ ...SAVED, discountPercent: null }, "ru", UNTIL)).toBe("");
});
