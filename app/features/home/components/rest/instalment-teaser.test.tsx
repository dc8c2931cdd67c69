import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { InstalmentView } from "../../home-view.ts";
import { InstalmentTeaser } from "./instalment-teaser.tsx";

const instalments: InstalmentView = {
	course: { title: "Scratch", path: "/programming/scratch", tariff: "group" },
	full: { minor: 2_400_000, currency: "RUB" },
	was: undefined,
	...{ from: 3, to: 24, months: 12, terms: "", credit: { warning: "Оценивайте риски", lenders: undefined } },
};

function readFullPrice(view: InstalmentView): string {
	const html = drawInRussian(<InstalmentTeaser instalments={view} />);
	const [, rest = ""] = html.split('class="home-pay__full">');
	return (rest.split("</b>")[0] ?? "").replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
}

test("of two full prices the one that stands now is told from the one before the discount in words as well", () => {
	const was = { minor: 3_000_000, currency: "RUB" } as const;
	expect(readFullPrice({ ...instalments, was })).toBe("Полная цена Цена без скидки 30 000 ₽ Цена сейчас 24 000 ₽");
	expect(readFullPrice(instalments)).toBe("Полная цена 24 000 ₽");
});
