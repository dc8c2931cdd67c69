import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import {
	buildCourseTerms,
	buildCourseView,
	buildPrice,
	buildStartView,
	buildTariffView,
} from "../../courses/course-cards.fixture.ts";
import type { CourseView } from "../../courses/course-view.ts";
import { BuyCard } from "./buy-card.tsx";
import { HeroBadges } from "./hero-badges.tsx";

const saleUntil = new Date("2026-12-05T21:00:00Z");
const onSale = buildPrice({ was: money(50_000_00, "RUB"), discount: 40, saleUntil });
const terms = buildCourseTerms({ madeAt: new Date("2026-11-23T09:00:00Z") });

function buildCourse({ seatsFree }: { seatsFree: number }): CourseView {
	const tariffs = [
		buildTariffView({ price: onSale }),
		buildTariffView({ code: "solo", kind: "individual", name: "Соло" }),
	];
	return buildCourseView({ price: onSale, tariffs, starts: [buildStartView({ seatsFree })] });
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
