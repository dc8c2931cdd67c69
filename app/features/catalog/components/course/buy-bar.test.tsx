import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import {
	buildCard,
	buildCourseView,
	buildPrice,
	buildStartView,
	buildTariffView,
} from "../../courses/course-cards.fixture.ts";
import type { CourseView } from "../../courses/course-view.ts";
import { BuyBar } from "./buy-bar.tsx";

function draw(changes: Partial<CourseView>): string {
	return drawInRussian(<BuyBar course={buildCourseView({ slug: "unity", ...changes })} />);
}

function lessonsFor(code: string, minor: number) {
	return buildTariffView({ code, kind: "individual", price: buildPrice({ full: money(minor, "RUB") }) });
}

test("a course on pause has no price at hand, only where one goes from it", () => {
	expect(draw({})).toContain("₽");
	expect(draw({ status: "on_pause" })).not.toContain("₽");
	expect(draw({ status: "on_pause" })).toContain("kind=waitlist");
	const successor = buildCard({ title: "Godot", path: "/godot" });
	expect(draw({ status: "on_pause", successor })).toMatch(/href="\/godot"/);
});

test("where only the groups are full, the bar sells the cheapest lessons with a place", () => {
	const tariffs = [buildTariffView(), lessonsFor("mentor", 70_000_00), lessonsFor("solo", 60_000_00)];
	const full = draw({ tariffs, starts: [buildStartView({ seatsFree: 0 })] });
	expect(full).toContain("60\u00a0000");
	expect(full).toContain("tariff=solo");
	const free = draw({ tariffs, starts: [buildStartView({ seatsFree: 1 })] });
	expect(free).toContain("30\u00a0000");
	expect(free).not.toContain("tariff=");
});
