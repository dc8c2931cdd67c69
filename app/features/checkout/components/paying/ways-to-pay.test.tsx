import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { PaymentType } from "../../../payments/provider.ts";
import { buildPayingPage } from "../../views.fixture.ts";
import { WaysToPay } from "./ways-to-pay.tsx";

function draw(...open: PaymentType[]): string {
	return drawInRussian(<WaysToPay view={buildPayingPage({ open })} />);
}

const titles = (html: string) => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);

test("a foreign card is among the ways only where its bank takes it; nobody offers to charge it by hand", () => {
	const html = draw("card_ru", "instalment_sber", "instalment_tbank");
	expect(titles(html)).toHaveLength(6);
	expect(html).not.toMatch(/иностранного|Stripe|оформляет менеджер/);
	const all = draw("card_ru", "card_foreign", "instalment_sber", "instalment_tbank");
	expect(titles(all)).toHaveLength(7);
	expect(all).toContain("Карта иностранного банка");
});

test("no line tears the name of a bank or of the confirmation", () => {
	const html = draw();
	expect(html).toContain('<span class="nowrap">3-D</span> Secure');
	expect(titles(html)).toContain('Рассрочка от\u00a0<span class="nowrap">Т-Банк</span>');
});

test("for a Russian card and for instalments a manager stands in where their bank is not open", () => {
	expect(draw().match(/оформляет менеджер/g)).toHaveLength(3);
});

test("links that lead to different places have different names", () => {
	const links = [...draw().matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
	const names = links.map(([, , words = ""]) => words.replaceAll(/<[^>]*>/g, ""));
	expect(links.map(([, to]) => to)).toEqual(["/sber", "/t-bank", "/pay"]);
	expect(new Set(names).size).toBe(3);
});
