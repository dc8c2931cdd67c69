import { money } from "../../../../../shared/money.ts";
import type { ComparedCourse } from "./comparison-view.ts";

/** 28 800 ₽, or 1 200 ₽ for two years. */
export const COMPARED_PRICE: NonNullable<ComparedCourse["offer"]>["price"] = {
	full: money(2_880_000, "RUB"),
	was: undefined,
	discount: 0,
	saleUntil: undefined,
	monthly: money(120_000, "RUB"),
	months: 24,
};
