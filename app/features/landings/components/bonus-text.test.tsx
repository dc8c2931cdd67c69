import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import type { Promotion } from "../get-promotion.server.ts";
import { BonusText } from "./bonus-text.tsx";
import "../../../../tests/fixtures/all-words.ts";

const DEMO: Promotion = {
	code: "START10",
	percent: 10,
	audience: "all",
	minimum: undefined,
	firstOrderOnly: true,
	endsAt: undefined,
};
const ENDS = new Date("2027-01-17T21:30:00Z");

/** What the bonus is said to be, without what a typesetter adds. */
function say(change: Partial<Promotion>, locale: "ru" | "en" = "ru"): string {
	const html = renderToStaticMarkup(
		<IntlProvider locale={locale} timeZone="Europe/Moscow">
			<BonusText bonus={{ ...DEMO, ...change }} />
		</IntlProvider>,
	);
	return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0\u2060]+/g, " ");
}

test("a code for everybody's first order without an end is told of as such", () => {
	expect(say({})).toContain("снимает 10 % с цены любого курса.");
	expect(say({})).toContain(
		"Действует на первый заказ семьи, с другими промокодами не складывается, срока у него нет.",
	);
	expect(say({}, "en")).toContain("10% off the price of any course.");
	expect(say({}, "en")).toContain("has no end date.");
});

test("a stored end is told to the minute, by the clock of the school", () => {
	expect(say({ endsAt: ENDS })).toContain(
		"на первый заказ семьи, с другими промокодами не складывается, годится до 18 января 2027 г., 00:30 по времени школы.",
	);
	const anyOrder = say({ endsAt: ENDS, firstOrderOnly: false }, "en");
	expect(anyOrder).toContain("is valid until 18 January 2027, 00:30 school time.");
	expect(anyOrder).not.toContain("first order");
	for (const text of [say({ endsAt: ENDS }), anyOrder]) expect(text).not.toMatch(/срока у него нет|no end date/);
});

test("a code that ends with a day is said to end in its last minute", () => {
	const endsAt = new Date("2027-01-18T00:00:00+03:00");
	expect(say({ endsAt })).toContain("годится до 17 января 2027 г., 23:59 по времени школы.");
	expect(say({ endsAt }, "en")).toContain("is valid until 17 January 2027, 23:59 school time.");
});

test("whom a code is for and from which price is told, never more", () => {
	expect(say({ audience: "children" })).toContain("с цены любого детского курса.");
	const minimum = money(3_000_000, "RUB");
	expect(say({ audience: "adults", minimum })).toContain("с цены взрослых курсов от 30 000 ₽.");
	expect(say({ minimum: money(34_900, "USD") }, "en")).toContain("courses of the school from $349.");
	expect(say({ minimum })).not.toContain("любого");
});
