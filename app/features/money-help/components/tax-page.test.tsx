import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { wholeMoney } from "../../../shared/money.ts";
import type { PageView } from "../../pages/get-page.server.ts";
import type { TaxView } from "../describe-tax.ts";
import { readTaxForm } from "../read-tax-form.ts";
import { TaxPage } from "./tax-page.tsx";

const PHONE = { number: "+78005553535", label: "8 800 555-35-35" };

function draw(years: readonly number[], lackedYears: readonly number[]): string {
	const limits = { percent: 13, ownLimit: wholeMoney(150_000, "RUB"), childLimit: wholeMoney(110_000, "RUB") };
	const view = { firstYear: 2024, years: years.map((year) => ({ year, ...limits })), lackedYears };
	const tax: TaxView = { ...view, asOf: "2026-11-01", examples: [] };
	const form = readTaxForm((name) => (name === "own" ? "50000" : null), tax);
	const page = { title: "Вычет", lead: "", text: { html: "", headings: [] } } as unknown as PageView;
	return drawInRussian(<TaxPage faq={[]} form={form} page={page} phone={PHONE} request={null} tax={tax} />).replaceAll(
		"\u00a0",
		" ",
	);
}

test("every year that can be claimed and has no limits is named by the choice of years", () => {
	expect(draw([2026, 2025], [2028, 2027])).toContain("За 2027 и 2028 годы пределов у нас пока нет");
	expect(draw([2026, 2025], [2027])).toContain("За 2027 год пределов у нас пока нет");
	expect(draw([2026, 2025], [])).not.toContain("пределов у нас пока нет");
});

test("without any limits the page says so and gives the phone, with no form and no table", () => {
	const html = draw([], [2030, 2029]);
	expect(html).toContain("За 2029 и 2030 годы пределов у нас пока нет");
	expect(html).toContain('href="tel:+78005553535"');
	for (const tag of ["<select", "<table"]) expect(html).not.toContain(tag);
});

test("the rate and the most that comes back of the newest year stand above everything else", () => {
	const html = draw([2026, 2025], []);
	const hero = html.slice(0, html.indexOf("</section>"));
	for (const figure of ["13 %", "19 500 ₽", "14 300 ₽", "в 2026 году"]) expect(hero).toContain(figure);
	expect(hero).toContain('href="#calculator-part"');
	expect(draw([], [2030]).slice(0, html.indexOf("</section>"))).not.toContain("13 %");
});
