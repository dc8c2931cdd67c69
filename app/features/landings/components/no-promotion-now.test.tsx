import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { NoPromotion } from "../explain-no-promotion.server.ts";
import { NoPromotionNow } from "./no-promotion-now.tsx";

const draw = (why: NoPromotion) => drawInRussian(<NoPromotionNow why={why} zone="UTC" />).replaceAll("\u00a0", " ");

test("a promotion is said to be over, with a true date, only at its stored end", () => {
	expect(draw({ state: "over" })).toContain("<h1>Акция закончилась</h1>");
	expect(draw({ state: "over" })).toContain("Дата была настоящей");
	const beginsAt = new Date("2026-12-10T09:00:00Z");
	expect(draw({ state: "ahead", beginsAt })).toContain("<h1>Акция начнётся 10 декабря 2026 г.</h1>");
	expect(draw({ state: "none" })).toContain("<h1>Сейчас акции нет</h1>");
	for (const why of [{ state: "ahead", beginsAt }, { state: "none" }] as const) {
		expect(draw(why)).not.toMatch(/закончилась|Дата была/);
	}
});
