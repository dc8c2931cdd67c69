import { startPayment } from "../../features/checkout/attempts/start-payment.server.ts";
import type { BasketLine } from "../../features/checkout/basket/basket.ts";
import {
	changeLines,
	readBasket,
	readLine,
	removeLines,
	writeBasket,
} from "../../features/checkout/basket/basket-cookie.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import { formKey } from "../../features/checkout/placing/order-form-key.server.ts";
import type { PlacedOrder, PlaceOrderRefusal } from "../../features/checkout/placing/order-request.ts";
import { placeOrder } from "../../features/checkout/placing/place-order.server.ts";
import type { CheckoutInput, CheckoutValues } from "../../features/checkout/rules/checkout-input.ts";
import { readAddress, readDocuments, readRoistat, readZone } from "../../features/requests/rules/hidden-fields.ts";
import { localizePath } from "../../i18n/locales.ts";
import type { Money } from "../../shared/money.ts";
import { checkoutDepsOf } from "./checkout-deps.server.ts";
import { type CheckoutDoor, isOfBasket } from "./open-checkout-door.server.ts";
import { orderCookie } from "./order-cookie.server.ts";

type FilledForm = {
	readonly input: CheckoutInput;
	readonly lines: readonly BasketLine[];
	readonly values: CheckoutValues;
	/** The total that was shown on the page; null when the form does not contain one. */
	readonly expected: Money | null;
};

type SentOrder = { readonly ok: true; readonly url: string; readonly cookies: readonly string[] } | PlaceOrderRefusal;

/** Places the order and finds where its customer goes from here, with the cookies of the answer. */
export async function sendOrder(door: CheckoutDoor, form: FilledForm): Promise<SentOrder> {
	const placed = await placeOrder(door.db, orderOf(door, form), checkoutDepsOf(door));
	if (!placed.ok) return placed;
	return { ok: true, url: await findWay(door, placed), cookies: await cookiesOf(door, { placed, form }) };
}

function orderOf(door: CheckoutDoor, { input, lines, values, expected }: FilledForm) {
	const { visitor, locale, now, requestTokens } = door;
	return {
		...input,
		key: formKey({ typed: values.idempotencyKey ?? "", input, lines, visitor, now }),
		lines,
		promoCode: values.promo || null,
		locale,
		requestTokens,
		adsDocument: readDocuments(values.adsDocument ?? ""),
		expectedTotal: expected,
		page: readAddress(values.page ?? ""),
		roistat: readRoistat(values.roistat ?? ""),
		visitorZone: readZone(values.visitorZone ?? ""),
		ip: visitor.ip ?? null,
		agent: visitor.agent ?? null,
	};
}

/** The bank's page; the order's own where there is nothing to pay, or where the bank can't be reached and the order waits. */
async function findWay(door: CheckoutDoor, { token, state }: PlacedOrder): Promise<string> {
	const order = localizePath(`/order/${token}`, door.locale);
	if (state === "paid") return order;
	const started = await startPayment(door.db, { token }, checkoutDepsOf(door));
	// Where a bank is down, the order's page shows the attempt and offers another one.
	return started.ok && started.outcome === "redirect" ? started.url : order;
}

/** Removes what was bought from the basket, and makes the browser remember the order. */
async function cookiesOf(
	door: CheckoutDoor,
	{ placed, form: { lines, values } }: { placed: PlacedOrder; form: FilledForm },
): Promise<string[]> {
	const { db, environment, cookies } = door;
	const bought = lines.flatMap((_line, index) => readLine(values[`was.${index}`] ?? "") ?? []);
	// A course may have been renamed between the basket and the order.
	const [basket, gone] = [await followRenames(db, readBasket(cookies)), await followRenames(db, bought)];
	// A direct purchase may have a like in the basket, for another learner with another tariff, which stays.
	const left = isOfBasket(door)
		? changeLines(
				basket,
				gone.map((was) => ({ was, now: undefined })),
			)
		: removeLines(basket, gone);
	return [orderCookie(placed.token, environment.isSecure), writeBasket(left, environment.isSecure)];
}
