import type { BasketLine } from "./basket.ts";
import { NO_TARIFF } from "./read-checkout-lines.ts";

/** A line with a group in which its visitor holds a place, where he has chosen no other group and no other tariff. */
export function withHeldPlace(line: BasketLine, held: readonly BasketLine[]): BasketLine {
	if (line.startId) return line;
	const isOpen = line.tariffCode === NO_TARIFF;
	const fits = ({ courseSlug, tariffCode, startId }: BasketLine) =>
		startId !== undefined && courseSlug === line.courseSlug && (isOpen || tariffCode === line.tariffCode);
	return held.find(fits) ?? line;
}
