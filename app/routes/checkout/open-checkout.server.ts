import type { BasketLine } from "../../features/checkout/basket/basket.ts";
import { readBasket, writeLine } from "../../features/checkout/basket/basket-cookie.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import type { KnownCustomer } from "../../features/checkout/basket/select-promo.server.ts";
import { withHeldPlace } from "../../features/checkout/basket/with-held-place.ts";
import type {
	CheckoutAnswer,
	CheckoutFormAnswer,
	CheckoutView,
} from "../../features/checkout/placing/checkout-view.ts";
import { getCheckout } from "../../features/checkout/placing/get-checkout.server.ts";
import { getRequestPrefill, type RequestPrefill } from "../../features/checkout/placing/get-request-prefill.server.ts";
import type { CheckoutValues } from "../../features/checkout/rules/checkout-input.ts";
import { readCheckoutChoice } from "../../features/checkout/rules/read-checkout-choice.ts";
import {
	askedLine,
	type CheckoutArgs,
	type CheckoutDoor,
	findUnpaid,
	isOfBasket,
	openCheckoutDoor,
	promoTriesOf,
} from "./open-checkout-door.server.ts";

/** A checkout as it is first opened: the course of the address, else the basket, else what the visitor's request asked for. */
export async function openCheckout(args: CheckoutArgs): Promise<CheckoutAnswer> {
	const door = await openCheckoutDoor(args);
	const { db, now, query, requestTokens } = door;
	const prefill = await getRequestPrefill(db, { tokens: requestTokens, now });
	const lines = await followRenames(db, askedLines(door, prefill));
	const values: Record<string, string> = { ...prefill?.values };
	for (const [index, line] of lines.entries()) values[`was.${index}`] = writeLine(line);
	for (const name of ["promo", "mode", "months"]) values[name] = query.get(name) ?? "";
	values.paymentType = query.get("type") ?? "";
	const view = await viewCheckout(door, {
		lines: lines.map((line) => withHeldPlace(line, prefill?.lines ?? [])),
		values,
	});
	return view ? answerForm(door, { view, values }) : answerEmpty(door);
}

/** The form as it is shown before anything in it is refused. */
export async function answerForm(
	door: CheckoutDoor,
	{ view, values }: Pick<CheckoutFormAnswer, "view" | "values">,
): Promise<CheckoutFormAnswer> {
	const unpaid = await findUnpaid(door);
	return { kind: "form", view, values, errors: {}, refusal: undefined, isOfBasket: isOfBasket(door), unpaid };
}

/** The response when there is no line to buy. */
export async function answerEmpty(door: CheckoutDoor): Promise<CheckoutAnswer> {
	return { kind: "empty", unpaid: await findUnpaid(door) };
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
	const { db, banks, settings, now, locale, requestTokens, isDemoPayment } = door;
	const question = {
		lines,
		promoCode: values.promo || null,
		promoTries: promoTriesOf(door),
		choice: readCheckoutChoice(values),
		customer,
		requestTokens,
		locale,
		isDemo: isDemoPayment,
	};
	return getCheckout(db, question, { banks, settings, now });
}

function askedLines(door: CheckoutDoor, prefill: RequestPrefill | undefined): BasketLine[] {
	const asked = askedLine(door);
	if (asked) return [asked];
	const basket = readBasket(door.cookies);
	return basket.length === 0 && prefill ? prefill.lines.slice(0, 1) : basket;
}
