import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { CheckoutLineView, StartOption, TariffOption } from "../../placing/checkout-view.ts";
import { buildCheckoutLine, buildCheckoutView, buildLinePrice } from "../../views.fixture.ts";
import { CourseSection } from "./course-section.tsx";

const prices = (rub: number, usd: number) => ({ RUB: money(rub * 100, "RUB"), USD: money(usd * 100, "USD") });
const TARIFFS: TariffOption[] = [
	{ code: "group", name: "Экипаж", note: "", full: prices(30_000, 400) },
	{ code: "solo", name: "Соло", note: "", full: prices(90_000, 1_200) },
];
const SAVED = { RUB: buildLinePrice(money(27_000_00, "RUB")), USD: buildLinePrice(money(360_00, "USD")) };

function draw(line: Partial<CheckoutLineView>, { isOfBasket = false, shown = "RUB" as "RUB" | "USD" } = {}): string {
	const view = buildCheckoutView({ lines: [buildCheckoutLine(line)], shown });
	return drawInRussian(<CourseSection isOfBasket={isOfBasket} view={view} />)
		.replaceAll("\u00a0", " ")
		.replaceAll("<!-- -->", "");
}

const said = (html: string) => html.replaceAll(/<[^>]*>/g, "");

test("the tariff that is chosen costs what is kept for its buyer, any other its full price, in both currencies", () => {
	const line = { tariffs: TARIFFS, price: SAVED, hasSavedDiscount: true };
	expect(said(draw(line))).toContain("Скидка из вашей заявки");
	expect(said(draw(line))).toMatch(/Экипаж27 000 ₽[^₽]*360 \$.*Соло90 000 ₽[^₽]*1 200 \$/);
	expect(said(draw(line, { shown: "USD" }))).toMatch(/Экипаж360 \$[^$]*27 000 ₽.*Соло1 200 \$[^$]*90 000 ₽/);
	expect(draw(line)).toMatch(/<input [^>]*name="tariff\.0"[^>]*checked=""[^>]*value="group"/);
	expect(said(draw({ tariffs: TARIFFS, price: undefined }))).toMatch(/Экипаж30 000 ₽/);
});

test("a place that is held for the visitor is told among the groups, and whoever has chosen none chooses later", () => {
	const start = (id: string, isHeld: boolean): StartOption => {
		return { id, at: new Date("2026-12-07T16:00:00Z"), zone: "Europe/Moscow", seatsFree: 4, isHeld };
	};
	const starts = [start("7", true), start("8", false)];
	const html = draw({ starts, ids: { courseSlug: "scratch", tariffCode: "group", startId: "7" } });
	expect(html).toMatch(/<option value="7" selected="">7 декабря, понедельник, 19:00 \(по Москве\), место за вами</);
	expect(html).toMatch(/<option value="8">7 декабря, понедельник, 19:00 \(по Москве\), 4 места</);
	expect(draw({ starts })).toMatch(/<select [^>]*name="start\.0"[^>]*><option value="" selected="">Выберу позже/);
});

test("what the other language alone sells is checked out there: the line by itself, the basket as a basket", () => {
	const course = { title: "Ours", locale: "en", path: "/games/ours", cover: "cover-python", planet: "sun" } as const;
	const ids = { courseSlug: "ours", tariffCode: "group", startId: "7" };
	const line = { course, ids, problem: "courseOtherLanguage", price: undefined } as const;
	expect(draw(line)).toContain('href="/en/checkout?course=ours&amp;tariff=group&amp;start=7"');
	expect(draw(line)).not.toContain('href="/basket"');
	expect(draw(line, { isOfBasket: true })).toContain('href="/en/checkout"');
	expect(draw(line, { isOfBasket: true })).toContain('href="/basket"');
});

test("a line that has lost its group names the date, once", () => {
	const at = new Date("2026-12-07T16:00:00Z");
	const lostStart = { id: "7", code: "startFull", at, zone: "Europe/Moscow" } as const;
	const text = said(draw({ lostStart, problem: "startFull" }));
	expect(text).toContain("В группе со стартом 7 декабря, 19:00 (по Москве) не осталось мест.");
	expect(text).not.toContain("В этой группе не осталось мест");
});
