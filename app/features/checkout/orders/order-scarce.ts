import type { OrderLineView, OrderView } from "./order-view.ts";

type Scarce = Pick<OrderView, "lines" | "promoCode">;

/** True while a group keeps a place for this order; an order without a start has none to speak of. */
export function hasPlaces({ lines }: Pick<Scarce, "lines">): boolean {
	return lines.some(({ place }) => place === "held" || place === "taken");
}

/** True while nobody has chosen a group for a line whose lessons are those of groups: a manager chooses it with the customer. */
export function awaitsStart({ start, hasGroups, place, lessonsTaken, endedOn }: OrderLineView): boolean {
	return hasGroups && !start && place === "none" && lessonsTaken === 0 && endedOn === null;
}

/** What a lost place means for the money: some has come and can go back, none should be paid any more, or no money is involved. */
export function moneyAtLoss({ paid, left }: Pick<OrderView, "paid" | "left">): "paid" | "unpaid" | "none" {
	if (paid.minor > 0) return "paid";
	return left.minor > 0 ? "unpaid" : "none";
}

/** True when an order has lost a place before any money came: nobody should pay for it then. */
export function hasLostUnpaid(order: Pick<OrderView, "lines" | "paid" | "left">): boolean {
	return moneyAtLoss(order) === "unpaid" && order.lines.some(({ place }) => place === "lost");
}

/** What the end of an order has released to others: pages and letters about the end name nothing else. */
export function freedByEnd({ lines, promoCode }: Scarce): "both" | "places" | "promo" | "none" {
	const places = lines.some(({ place }) => place === "released");
	if (places) return promoCode ? "both" : "places";
	return promoCode ? "promo" : "none";
}
