import type { BasketLine } from "../basket/basket.ts";
import { NO_TARIFF } from "./read-checkout-lines.ts";

/** A line with the group in which its visitor holds a place, where he has chosen no other group and no other tariff. */
export function withHeldPlace(line: BasketLine, held: BasketLine | undefined): BasketLine {
	if (!held?.startId || line.startId || held.courseSlug !== line.courseSlug) return line;
	return line.tariffCode === NO_TARIFF || line.tariffCode === held.tariffCode ? held : line;
}
