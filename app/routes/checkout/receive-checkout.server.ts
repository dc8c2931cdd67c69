import type { BasketLine } from "../../features/checkout/basket/basket.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import { readCheckoutLines } from "../../features/checkout/basket/read-checkout-lines.ts";
import type { UnpaidOrder } from "../../features/checkout/orders/get-unpaid-order.server.ts";
import { isOrderedAlready } from "../../features/checkout/orders/is-ordered-already.server.ts";
import type {
	CheckoutAnswer,
	CheckoutRefusalCode,
	CheckoutView,
} from "../../features/checkout/placing/checkout-view.ts";
import { formKey } from "../../features/checkout/placing/order-form-key.server.ts";
import { CHECKOUT_ERRORS } from "../../features/checkout/rules/checkout-errors.ts";
import type { CheckoutInput, CheckoutValues } from "../../features/checkout/rules/checkout-input.ts";
import { isInstalmentType } from "../../features/checkout/rules/payment-terms.ts";
import { readCheckoutForm, readKnownCustomer } from "../../features/checkout/rules/read-checkout-form.server.ts";
import { readExpected } from "../../features/checkout/rules/read-expected.ts";
import { readStartedAt } from "../../features/requests/rules/hidden-fields.ts";
import { isWithinLimits } from "../is-within-limits.server.ts";
import { readVisitorForm } from "../read-visitor-form.server.ts";
import { refuseRobot } from "../refuse-robot.server.ts";
import { keepChosen } from "./keep-chosen.server.ts";
import { answerEmpty, answerForm, viewCheckout } from "./open-checkout.server.ts";
import { type CheckoutArgs, type CheckoutDoor, openCheckoutDoor } from "./open-checkout-door.server.ts";
import { readOrderToken } from "./order-cookie.server.ts";
import { sendOrder } from "./send-order.server.ts";

/** Either the page again, or where the visitor goes next. */
export type ReceivedCheckout =
	| { readonly answer: CheckoutAnswer; readonly status: number; readonly cookies: readonly string[] }
	| { readonly url: string; readonly cookies: readonly string[] };

/** Takes a posted checkout: prices it again, or places the order and leads to the bank. */
export async function receiveCheckout(args: CheckoutArgs): Promise<ReceivedCheckout> {
	const door = await openCheckoutDoor(args);
	const values = await readValues(args.request);
	const lines = await followRenames(door.db, readCheckoutLines(values));
	const view = await viewCheckout(door, { lines, values });
	if (!view) return { answer: await answerEmpty(door), status: 200, cookies: [] };
	const kept = await keepChosen(door, { view, values });
	const page = await answerForm(door, { view, values: kept.values });
	const stay = (answer: CheckoutAnswer, status: number) => ({ answer, status, cookies: kept.cookies });
	if (values.intent !== "pay") return stay(page, 200);
	const read = readCheckoutForm(values, {
		isFree: view.toPay.kind === "free",
		needsRepresentative: view.needsRepresentative,
	});
	if (!read.ok) return stay({ ...page, errors: read.errors }, 400);
	const filled = { input: read.value, lines, values, view };
	const early = refusePromo(view) ?? (await refuseTwin(door, filled, page.unpaid)) ?? (await refuseEarly(door, filled));
	if (early) return stay({ ...page, refusal: { code: early } }, statusOf(early));

	const expected = readExpected(values, view.charged);
	const sent = await sendOrder(door, { input: read.value, lines, values, expected });
	if (sent.ok) return sent;
	const fresh = await viewCheckout(door, { lines, values, customer: readKnownCustomer(values) });
	if (!fresh) return stay(await answerEmpty(door), statusOf(sent.code));
	const { code } = sent;
	const refusal = code === "priceChanged" ? { code, before: expected ?? undefined } : { code };
	return stay({ ...page, view: fresh, refusal }, statusOf(code));
}

function statusOf(refusal: CheckoutRefusalCode): number {
	if (refusal === "tooMany") return 429;
	if (refusal === "refused") return 400;
	if (refusal === "termChanged" || refusal === "documentsChanged" || refusal === "orderedAlready") return 409;
	return CHECKOUT_ERRORS[refusal];
}

/** A code that was not looked up any more must not be found by sending the order either. */
function refusePromo({ promo }: CheckoutView): "promoTooMany" | undefined {
	return promo && !promo.isApplied && promo.reason === "promoTooMany" ? "promoTooMany" : undefined;
}

type EarlyRefusal = "refused" | "termChanged" | "documentsChanged" | "tooMany";
type Filled = {
	readonly input: CheckoutInput;
	readonly lines: readonly BasketLine[];
	readonly values: CheckoutValues;
	readonly view: CheckoutView;
};

/** Who sends the same from a second tab is told of the first order, unless his page has named it. */
async function refuseTwin(
	door: CheckoutDoor,
	{ input, lines, values }: Filled,
	unpaid: UnpaidOrder | undefined,
): Promise<"orderedAlready" | undefined> {
	const token = readOrderToken(door.cookies);
	if (!unpaid || !token || values.unpaid === unpaid.number) return undefined;
	const sent = { typed: values.idempotencyKey ?? "", input, lines, visitor: door.visitor, now: door.now };
	const isTwin = await isOrderedAlready(door.db, { token, formKey: formKey(sent), lines });
	return isTwin ? "orderedAlready" : undefined;
}

/** Checks what can be wrong with the submission itself. */
async function refuseEarly(door: CheckoutDoor, { input, values, view }: Filled): Promise<EarlyRefusal | undefined> {
	const sent = { honeypotFilled: Boolean(values.website), startedAt: readStartedAt(values.startedAt ?? "") };
	if (refuseRobot(sent, door.now)) return "refused";
	// The visitor agrees to the schedule that was on the page.
	if (isInstalmentType(input.paymentType) && values.shownMonths !== String(input.months)) return "termChanged";
	// The same goes for the documents whose boxes were on it; a form of the previous build names none.
	if (values.documents !== undefined && values.documents !== view.documents) return "documentsChanged";
	return (await isWithinLimits(door, input.customer)) ? undefined : "tooMany";
}

/** The button that removes a promo code is submitted like a field. */
async function readValues(request: Request): Promise<Record<string, string>> {
	const values = await readVisitorForm(request);
	return values.intent === "forgetPromo" ? { ...values, promo: "" } : values;
}
