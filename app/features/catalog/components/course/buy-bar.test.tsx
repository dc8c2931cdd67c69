import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { CourseView } from "../../course-view.ts";
import { BuyBar } from "./buy-bar.tsx";

function draw(changes: Partial<CourseView>): string {
	const price = { full: money(30_000_00, "RUB"), was: undefined };
	const course = { slug: "unity", status: "published", isSoldOut: false, price, ...changes } as CourseView;
	return drawInRussian(<BuyBar course={course} />);
}

test("a course on pause has no price at hand, only where one goes from it", () => {
	expect(draw({})).toContain("₽");
	expect(draw({ status: "on_pause" })).not.toContain("₽");
	expect(draw({ status: "on_pause" })).toContain("kind=waitlist");
	const successor = { title: "Godot", path: "/godot" } as CourseView["successor"];
	expect(draw({ status: "on_pause", successor })).toMatch(/href="\/godot"/);
});
