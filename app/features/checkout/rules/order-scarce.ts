import type { OrderView } from "../orders/order-view.ts";

type Scarce = Pick<OrderView, "lines" | "promoCode">;

/** True while a group keeps a place for this order; an order without a start has none to speak of. */
export function hasPlaces({ lines }: Pick<Scarce, "lines">): boolean {
	return lines.some(({ place }) => place === "held" || place === "taken");
}

/** What the end of an order has given back to others: the pages and letters of the end name nothing else. */
export function freedByEnd({ lines, promoCode }: Scarce): "both" | "places" | "promo" | "none" {
	const places = lines.some(({ place }) => place === "released");
	if (places) return promoCode ? "both" : "places";
	return promoCode ? "promo" : "none";
}
