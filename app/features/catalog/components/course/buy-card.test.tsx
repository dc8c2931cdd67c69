import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { CourseView, TariffView } from "../../course-view.ts";
import { BuyCard } from "./buy-card.tsx";
import type { CourseTerms } from "./course-terms.ts";
import { HeroBadges } from "./hero-badges.tsx";

const full = money(30_000_00, "RUB");
const usual = { full, was: undefined, discount: 0, saleUntil: undefined, monthly: full, months: 1 };
const onSale = { ...usual, was: money(50_000_00, "RUB"), discount: 40, saleUntil: new Date("2026-12-05T21:00:00Z") };
const terms = {
	zone: "Europe/Moscow",
	madeAt: new Date("2026-11-23T09:00:00Z"),
	taxPercent: 13,
	instalments: { creditWarning: "" },
} as CourseTerms;

function buildCourse({ seatsFree }: { seatsFree: number }): CourseView {
	const tariffs = [
		{ code: "group", name: "Группа", price: onSale },
		{ code: "solo", name: "Соло", price: usual },
	] as unknown as TariffView[];
	const starts = [{ tariffCodes: ["group"], seatsFree }];
	const place = { slug: "roblox", status: "published", audience: "children", isSoldOut: false };
	return { ...place, price: onSale, tariffCode: "group", tariffs, starts } as unknown as CourseView;
}

test("the countdown of a sale stands with the price that the sale made, and with no other", () => {
	const [, group, solo] = drawInRussian(<BuyCard course={buildCourse({ seatsFree: 3 })} terms={terms} />).split(
		'class="buy__offer"',
	);
	expect(group).toContain("закончится через");
	expect(solo).toContain("₽");
	expect(solo).not.toContain("закончится через");
});

test("the head of a course names the sale only while a tariff on sale has a place", () => {
	const draw = (seatsFree: number) =>
		drawInRussian(<HeroBadges course={buildCourse({ seatsFree })} zone="Europe/Moscow" />);
	expect(draw(3)).toContain("40");
	expect(draw(0)).not.toContain("40");
});
