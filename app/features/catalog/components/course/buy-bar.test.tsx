import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { CourseView } from "../../course-view.ts";
import { BuyBar } from "./buy-bar.tsx";

const price = { full: money(30_000_00, "RUB"), was: undefined };

function draw(changes: Partial<CourseView>): string {
	const places = { tariffs: [], starts: [] };
	const course = { slug: "unity", status: "published", isSoldOut: false, price, ...places, ...changes } as CourseView;
	return drawInRussian(<BuyBar course={course} />);
}

test("a course on pause has no price at hand, only where one goes from it", () => {
	expect(draw({})).toContain("₽");
	expect(draw({ status: "on_pause" })).not.toContain("₽");
	expect(draw({ status: "on_pause" })).toContain("kind=waitlist");
	const successor = { title: "Godot", path: "/godot" } as CourseView["successor"];
	expect(draw({ status: "on_pause", successor })).toMatch(/href="\/godot"/);
});

test("where only the groups are full, the bar sells the cheapest lessons with a place", () => {
	const lessons = { code: "solo", price: { ...price, full: money(60_000_00, "RUB") } };
	const dearer = { code: "mentor", price: { ...price, full: money(70_000_00, "RUB") } };
	const tariffs = [{ code: "group", price }, dearer, lessons] as unknown as CourseView["tariffs"];
	const starts = [{ tariffCodes: ["group"], seatsFree: 0 }] as unknown as CourseView["starts"];
	const full = draw({ tariffCode: "group", tariffs, starts });
	expect(full).toContain("60\u00a0000");
	expect(full).toContain("tariff=solo");
	const free = draw({ tariffCode: "group", tariffs, starts: starts.map((start) => ({ ...start, seatsFree: 1 })) });
	expect(free).toContain("30\u00a0000");
	expect(free).not.toContain("tariff=");
});
