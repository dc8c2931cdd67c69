import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { describeCredit } from "../../instalments/describe-credit.ts";
import { CreditLine } from "./credit-line.tsx";

const NONE = { ru: "", en: "" };
const bank = (name: string, from: number, to: number) => ({
	...{ as_of: "2026-11-01", name: NONE, licence: NONE, credit_terms: NONE, service_terms: NONE, needs: NONE },
	conditions_url: "https://bank.example",
	full_name: { ru: name, en: name },
	full_cost: { from, to },
});
const credit_warning = { ru: "Оценивайте риски", en: "Assess the risks" };

function draw(lenders: SiteSettings["lenders"]): string {
	const credit = describeCredit({ credit_warning, lenders }, "ru");
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
