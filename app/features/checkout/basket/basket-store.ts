import type { BasketLine } from "./basket.ts";
import { readBasket, writeBasket } from "./basket-cookie.ts";

/** Dispatched on the window when this page has changed the basket. */
export const BASKET_EVENT = "orbita:basket";

/** Stores a changed basket in this browser, and notifies whatever on the page counts its lines. */
export function keepBasket(
	change: (lines: readonly BasketLine[]) => BasketLine[] | undefined,
): BasketLine[] | undefined {
	const lines = change(readBasket(document.cookie));
	if (!lines) return undefined;
	// biome-ignore lint/suspicious/noDocumentCookie: the store of cookies by name is not in every browser yet
	document.cookie = writeBasket(lines, window.location.protocol === "https:");
	window.dispatchEvent(new Event(BASKET_EVENT));
	return lines;
}
