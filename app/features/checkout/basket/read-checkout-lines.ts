import type { CheckoutValues } from "../rules/checkout-input.ts";
import { BASKET_LIMIT, type BasketLine } from "./basket.ts";
import { readLine, writeLine } from "./basket-cookie.ts";

/** The tariff of a line that is yet to be chosen. */
export const NO_TARIFF = "none";

/**
 * Lines that a checkout form carries: `course.0`, `tariff.0`, `start.0` and so on. Where no group is chosen, `lost.0` is the one that was
 * taken out of the page: an order still asks for it until its buyer has been refused it, so that nobody buys without noticing.
 */
export function readCheckoutLines(values: CheckoutValues): BasketLine[] {
	return Array.from({ length: BASKET_LIMIT }, (_, index) =>
		readIds(values[`course.${index}`], values[`tariff.${index}`], values[`start.${index}`] || values[`lost.${index}`]),
	).filter((line) => line !== undefined);
}

/** A single line of an address; without a tariff it is yet to be chosen. */
export function readIds(
	course: string | null | undefined,
	tariff: string | null | undefined,
	start: string | null | undefined,
): BasketLine | undefined {
	if (!course) return undefined;
	const startId = start?.toLowerCase();
	const line = readLine(
		writeLine({ courseSlug: course, tariffCode: tariff || NO_TARIFF, startId: startId || undefined }),
	);
	// A group that is no id is no reason to lose the course.
	return line ?? readLine(writeLine({ courseSlug: course, tariffCode: tariff || NO_TARIFF }));
}
