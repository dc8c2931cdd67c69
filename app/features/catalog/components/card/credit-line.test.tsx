import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { describeCredit } from "../../instalments/describe-credit.ts";
import { CreditLine } from "./credit-line.tsx";

const bank = (name: string, from: number, to: number) => ({
	full_name: { ru: name, en: name },
	full_cost: { from, to },
});
const credit_warning = { ru: "Оценивайте риски", en: "Assess the risks" };

function draw(lenders: object | null): string {
	const credit = describeCredit({ credit_warning, lenders } as unknown as SiteSettings, "ru");
	return drawInRussian(<CreditLine credit={credit} />).replaceAll("\u00a0", " ");
}

test("beside a price per month stand both banks in full, the range of the full cost and the way to all terms", () => {
	const html = draw({ sber: bank("ПАО Сбербанк", 0, 34.9), tbank: bank("АО «ТБанк»", 1, 39.9) });
	expect(html).toContain("Оценивайте риски");
	expect(html).toContain("Изучите все условия кредита (займа)");
	expect(html).toMatch(/<a [^>]*href="\/sber"[^>]*>ПАО Сбербанк<\/a>/);
	expect(html).toMatch(/<a [^>]*href="\/t-bank"[^>]*>АО «ТБанк»<\/a>/);
	expect(html).toContain("от 0 до 39,9 % годовых");
});

test("while the settings name no banks the warning stands alone", () => {
	expect(draw(null)).toBe("Оценивайте риски");
});
