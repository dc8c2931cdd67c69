import type { Planet } from "../../../../database/catalog-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Currency } from "../../../shared/money.ts";
import type { BasketLine, BasketTotals, LinePrice, LineProblem, PromoOutcome } from "./basket.ts";

/** The course of a line; undefined where nobody knows such a course. */
export type LineCourse = {
	readonly title: string;
	/** The language of the page, or the other one where the course has a text in that one only. */
	readonly locale: Locale;
	/** Without the language. */
	readonly path: string;
	readonly cover: string;
	readonly planet: Planet;
};

/** One line as the basket shows it, whether it can be bought or not. */
export type BasketLineView = {
	readonly ids: BasketLine;
	readonly course: LineCourse | undefined;
	readonly tariffName: string | undefined;
	readonly start: { readonly at: Date; readonly zone: string } | undefined;
	/** Undefined where the line has a problem. */
	readonly price: Readonly<Record<Currency, LinePrice>> | undefined;
	readonly problem: LineProblem | undefined;
	/** In the currency that is shown. */
	readonly hasSavedDiscount: boolean;
	readonly hasSavedPlace: boolean;
};

/** A basket as its page shows it; without lines there is nothing else. */
export type BasketView = {
	readonly lines: readonly BasketLineView[];
	/** The currency of the page's language. */
	readonly shown: Currency;
	readonly totals: Readonly<Record<Currency, BasketTotals>> | undefined;
	readonly promo: PromoOutcome | undefined;
	/** The dollars can be paid. */
	readonly takesForeignCards: boolean;
};
