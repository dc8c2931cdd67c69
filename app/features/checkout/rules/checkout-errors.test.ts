import { expect, test } from "vitest";
import type { startPayment } from "../attempts/start-payment.server.ts";
import type { priceBasket } from "../basket/price-basket.server.ts";
import type { createInvoice } from "../invoices/create-invoice.server.ts";
import type { cancelOrder } from "../orders/cancel-order.server.ts";
import type { recordLessons } from "../orders/record-lessons.server.ts";
import type { PlaceOrderRefusal } from "../placing/order-request.ts";
import type { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import type { declineRefund } from "../refunds/decline-refund.server.ts";
import type { quoteRefund } from "../refunds/quote-refund.server.ts";
import type { requestRefund } from "../refunds/request-refund.server.ts";
import { CHECKOUT_ERRORS, type CheckoutErrorCode } from "./checkout-errors.ts";
import { PROMO_REFUSALS } from "./evaluate-promo.ts";

type CodeOf<Verb extends (...input: never[]) => Promise<unknown>> =
	Extract<Awaited<ReturnType<Verb>>, { ok: false }> extends {
		code: infer Code;
	}
		? Code
		: never;
/** Those of the verbs, and what the doors say to who comes too often. */
type EveryCode =
	| "tooOften"
	| PlaceOrderRefusal["code"]
	| CodeOf<typeof priceBasket>
	| CodeOf<typeof startPayment>
	| CodeOf<typeof cancelOrder>
	| CodeOf<typeof quoteRefund>
	| CodeOf<typeof requestRefund>
	| CodeOf<typeof carryOutRefund>
	| CodeOf<typeof declineRefund>
	| CodeOf<typeof recordLessons>
	| CodeOf<typeof createInvoice>;

/** The compiler checks both directions: every code of a verb has a status, and no status belongs to nobody. */
const fromVerbs: readonly CheckoutErrorCode[] = [] as readonly EveryCode[];
const fromTable: readonly EveryCode[] = [] as readonly CheckoutErrorCode[];

test("every code of the checkout has a status of an error", () => {
	expect([...fromVerbs, ...fromTable]).toEqual([]);
	for (const status of Object.values(CHECKOUT_ERRORS)) expect(status).toBeGreaterThanOrEqual(400);
	for (const code of PROMO_REFUSALS) expect(CHECKOUT_ERRORS).toHaveProperty(code);
});
