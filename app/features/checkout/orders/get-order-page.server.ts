import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { foreignSellerOf } from "../../settings/foreign-seller.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { refreshPayments } from "../attempts/refresh-payments.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { failureWord } from "../rules/failure-word.ts";
import { isSoldAbroad } from "../rules/is-sold-abroad.ts";
import { isInstalmentType } from "../rules/payment-terms.ts";
import { stillAhead } from "../rules/still-ahead.ts";
import { listPaymentTypes } from "../ways-to-pay/list-payment-types.ts";
import { findAgain } from "./find-again.server.ts";
import { getOrder } from "./get-order.server.ts";
import { tellHistory } from "./history-word.ts";
import type { OrderPageView, PaymentWay } from "./order-page-view.ts";
import type { OrderView } from "./order-view.ts";

type PageDeps = BankDeps & { readonly settings: SiteSettings };

/** Terms of a bank that leaves them to the customer. */
const USUAL_TERMS = [3, 6, 9, 12, 18, 24, 36];

/**
 * An order for its page in a language, after the banks have been asked about what is open; undefined for a secret that opens nothing.
 */
export async function getOrderPage(
	db: Database,
	{ token, locale }: { token: string; locale: Locale },
	deps: PageDeps,
): Promise<OrderPageView | undefined> {
	await refreshPayments(db, { orderToken: token }, deps);
	const order = await getOrder(db, { token });
	if (!order) return undefined;
	const { id: _id, customer: _customer, history, refunds, ...shown } = order;
	return {
		...shown,
		coolingUntil: stillAhead(order.coolingUntil, deps.clock.now()),
		history: tellHistory(history),
		refunds: refunds.map(({ reason: _reason, ...refund }) => refund),
		ways: order.canPay ? listWays(order, deps) : [],
		again: await findAgain(db, order),
		takesForeignCards: deps.banks.byType.has("card_foreign"),
		foreignSeller: isSoldAbroad(order) ? foreignSellerOf(deps.settings, locale) : undefined,
	};
}

/** What can be paid with now, the way that the order has first. A bank that has refused a credit comes last, and another one that gives it first. */
function listWays(
	{ left, paymentType, mode: chosen, payments }: OrderView,
	{ banks, settings }: PageDeps,
): PaymentWay[] {
	const { instalment_min: min, instalment_max: max } = settings.facts;
	const refused = payments.filter(({ failure }) => failureWord(failure) === "creditRefused");
	const refusers = new Set(refused.map((payment) => payment.paymentType));
	const rank = ({ type, mode }: Pick<PaymentWay, "type" | "mode">) =>
		refusers.has(type) ? 3 : type === paymentType ? 0 : refusers.size > 0 && mode === chosen ? 1 : 2;
	return listPaymentTypes(banks, { [left.currency]: left })
		.filter(({ refusal }) => !refusal)
		.map(({ type, mode, terms }) => ({
			type,
			mode,
			terms: isInstalmentType(type)
				? (terms ?? USUAL_TERMS).filter((months) => months >= min.value && months <= max.value)
				: [],
		}))
		.sort((a, b) => rank(a) - rank(b));
}
