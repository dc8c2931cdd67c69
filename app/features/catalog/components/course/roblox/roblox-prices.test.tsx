import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import type { CourseView } from "../../../courses/course-view.ts";
import { RobloxPrices } from "./roblox-prices.tsx";

const rubles = (amount: number) => ({ minor: amount * 100, currency: "RUB" }) as const;

test("of two prices for the whole course the one that stands now is told from the one before the discount in words as well", () => {
	const price = { monthly: rubles(2000), months: 12, full: rubles(24_000), was: rubles(30_000) };
	const course = { tariffs: [{ code: "group", name: "Группа", kind: "group", price }] } as unknown as CourseView;
	const words = drawInRussian(<RobloxPrices course={course} />)
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll(/\s+/g, " ");
	expect(words).toContain("Цена без скидки 30 000 ₽ Цена сейчас 24 000 ₽ за весь курс");
});
