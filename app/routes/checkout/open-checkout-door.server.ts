import type { RouterContextProvider } from "react-router";
import type { BasketLine } from "../../features/checkout/basket/basket.ts";
import { readBasket } from "../../features/checkout/basket/basket-cookie.ts";
import type { PromoTries } from "../../features/checkout/basket/price-basket.server.ts";
import { readIds } from "../../features/checkout/basket/read-checkout-lines.ts";
import { getUnpaidOrder } from "../../features/checkout/orders/get-unpaid-order.server.ts";
import { type Door, openDoor } from "../open-door.server.ts";
import { readRequestTokens } from "../requests/request-cookie.server.ts";
import { readOrderToken } from "./order-cookie.server.ts";

export type CheckoutArgs = {
	readonly request: Request;
	readonly url: URL;
	readonly context: Readonly<RouterContextProvider>;
};

export type CheckoutDoor = Door & {
	readonly cookies: string | null;
	/** The secrets of this visitor's requests, the newest first. */
	readonly requestTokens: readonly string[];
};

export async function openCheckoutDoor(args: CheckoutArgs): Promise<CheckoutDoor> {
	const door = await openDoor(args);
	const cookies = args.request.headers.get("cookie");
	return { ...door, cookies, requestTokens: readRequestTokens(cookies) };
}

/** Who tries one code after another waits, whichever of the pages he does it on. */
export function promoTriesOf({ limits, visitor }: CheckoutDoor): PromoTries {
	return {
		take: () => limits.promoCodesByAddress.take(visitor),
		giveBack: () => limits.promoCodesByAddress.giveBack(visitor),
	};
}

export async function findUnpaid({ db, cookies, now }: CheckoutDoor) {
	const token = readOrderToken(cookies);
	return token ? getUnpaidOrder(db, { token, now }) : undefined;
}

/** Whether the lines are those of the basket, not of an address or a request. */
export function isOfBasket(door: CheckoutDoor): boolean {
	return !askedLine(door) && readBasket(door.cookies).length > 0;
}

/** The single line that an address names. */
export function askedLine({ query }: CheckoutDoor): BasketLine | undefined {
	return readIds(query.get("course"), query.get("tariff"), query.get("start"));
}
