import type { RouterContextProvider } from "react-router";
import type { BasketLine } from "../../features/checkout/basket/basket.ts";
import { readBasket, writeLine } from "../../features/checkout/basket/basket-cookie.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import type { PromoTries } from "../../features/checkout/basket/price-basket.server.ts";
import type { KnownCustomer } from "../../features/checkout/basket/select-promo.server.ts";
import type { CheckoutAnswer, CheckoutValues, CheckoutView } from "../../features/checkout/ordering/checkout-view.ts";
import { chooseRequest } from "../../features/checkout/ordering/choose-request.server.ts";
import { getCheckout } from "../../features/checkout/ordering/get-checkout.server.ts";
import { getRequestPrefill, type RequestPrefill } from "../../features/checkout/ordering/get-request-prefill.server.ts";
import { getUnpaidOrder } from "../../features/checkout/orders/get-unpaid-order.server.ts";
import { readCheckoutChoice } from "../../features/checkout/rules/read-checkout-choice.ts";
import { readIds } from "../../features/checkout/rules/read-checkout-lines.ts";
import { withHeldPlace } from "../../features/checkout/rules/with-held-place.ts";
import { addressKey } from "../../platform/rate-limit.server.ts";
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
	/** Secret of the request that this visitor comes from. */
	readonly requestToken: string | null;
};

export async function openCheckoutDoor(args: CheckoutArgs): Promise<CheckoutDoor> {
	const door = await openDoor(args);
	const cookies = args.request.headers.get("cookie");
	const requestToken = await chooseRequest(door.db, { tokens: readRequestTokens(cookies), now: door.now });
	return { ...door, cookies, requestToken };
}

/** A checkout as it is first opened: the course of the address, else the basket, else what the visitor's request asked for. */
export async function openCheckout(args: CheckoutArgs): Promise<CheckoutAnswer> {
	const door = await openCheckoutDoor(args);
	const { db, now, query, requestToken } = door;
	const prefill = requestToken ? await getRequestPrefill(db, { token: requestToken, now }) : undefined;
	const lines = await followRenames(db, askedLines(door, prefill));
	const values: Record<string, string> = { ...prefill?.values };
	for (const [index, line] of lines.entries()) values[`was.${index}`] = writeLine(line);
	for (const name of ["promo", "mode", "months"]) values[name] = query.get(name) ?? "";
	values.paymentType = query.get("type") ?? "";
	const view = await viewCheckout(door, { lines: lines.map((line) => withHeldPlace(line, prefill?.line)), values });
	return { ...(await blankAnswer(door)), view, values };
}

/** An answer before anything is priced or refused. */
export async function blankAnswer(door: CheckoutDoor): Promise<Omit<CheckoutAnswer, "view" | "values">> {
	return {
		errors: {},
		refusal: undefined,
		isOfBasket: isOfBasket(door),
		before: undefined,
		unpaid: await findUnpaid(door),
	};
}

type Asked = {
	readonly lines: readonly BasketLine[];
	readonly values: CheckoutValues;
	/** Limits of a promo code by customer count for him; only of an order that was sent, lest anybody ask who has bought here. */
	readonly customer?: KnownCustomer | null;
};

/** What the page shows for these lines and choices now. */
export function viewCheckout(
	door: CheckoutDoor,
	{ lines, values, customer = null }: Asked,
): Promise<CheckoutView | undefined> {
	const { db, banks, settings, now, locale, requestToken, isDemoPayment } = door;
	const question = {
		lines,
		promoCode: values.promo || null,
		promoTries: promoTriesOf(door),
		choice: readCheckoutChoice(values),
		customer,
		requestToken,
		locale,
		isDemo: isDemoPayment,
	};
	return getCheckout(db, question, { banks, settings, now });
}

/** Who tries one code after another waits, whichever of the pages he does it on. */
export function promoTriesOf({ limits, visitor }: CheckoutDoor): PromoTries {
	const address = addressKey(visitor.ip);
	return {
		take: () => limits.promoCodesByAddress.take(address),
		giveBack: () => limits.promoCodesByAddress.giveBack(address),
	};
}

export async function findUnpaid({ db, cookies, now }: CheckoutDoor) {
	const token = readOrderToken(cookies);
	return token ? getUnpaidOrder(db, { token, now }) : undefined;
}

/** The lines are those of the basket, not of an address or a request. */
export function isOfBasket(door: CheckoutDoor): boolean {
	return !askedLine(door) && readBasket(door.cookies).length > 0;
}

function askedLine({ query }: CheckoutDoor): BasketLine | undefined {
	return readIds(query.get("course"), query.get("tariff"), query.get("start"));
}

function askedLines(door: CheckoutDoor, prefill: RequestPrefill | undefined): BasketLine[] {
	const asked = askedLine(door);
	if (asked) return [asked];
	const basket = readBasket(door.cookies);
	return basket.length === 0 && prefill?.line ? [prefill.line] : basket;
}
