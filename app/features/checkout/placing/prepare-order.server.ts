import type { Transaction } from "kysely";
import type { OrderPlan } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { planInstalments } from "../../catalog/instalments/plan-instalments.ts";
import type { BasketTotals, PricedBasket } from "../basket/basket.ts";
import { priceBasket } from "../basket/price-basket.server.ts";
import { selectPromo } from "../basket/select-promo.server.ts";
import { type SavedRequest, selectSavedRequests } from "../basket/select-saved-requests.server.ts";
import type { PlaceOrderDeps } from "../checkout-deps.ts";
import { isInstalmentType, lenderOf } from "../rules/payment-terms.ts";
import { storePlan } from "../rules/store-plan.ts";
import { checkPayment } from "../ways-to-pay/list-payment-types.ts";
import type { OrderRequest, PlaceOrderRefusal } from "./order-request.ts";
import { requestOfOrder, requestsOfLines } from "./request-of-order.ts";

export type PreparedOrder = {
	readonly basket: PricedBasket;
	readonly totals: BasketTotals;
	readonly plan: OrderPlan | null;
	/** Only when the code takes something off: one that is worth nothing here is not used up. */
	readonly promoCodeId: string | null;
	/** The request that the order comes from. */
	readonly from: SavedRequest | undefined;
	/** Ids of the requests that its lines come from, by their order; null where there is none about a course. */
	readonly lineRequests: readonly (string | null)[];
	/** Calendar day in the school's zone, `YYYY-MM-DD`. */
	readonly today: string;
};

type Prepared = { readonly ok: true; readonly prepared: PreparedOrder } | PlaceOrderRefusal;

/** Prices the basket as it is now and checks that it can be bought so; the caller has locked what is scarce. Writes nothing. */
export async function prepareOrder(
	db: Transaction<Schema>,
	request: OrderRequest,
	deps: PlaceOrderDeps,
): Promise<Prepared> {
	const now = deps.clock.now();
	const { customer, requestTokens } = request;
	const paymentType = request.paymentType === "free" ? null : request.paymentType;
	const result = await priceBasket(db, { ...request, paymentType, now });
	if (!result.ok) return fail(result.code);
	const basket = result.value;
	const refusal = refuseBasket(basket, request);
	if (refusal) return { ok: false, code: refusal, basket };
	const totals = basket.totals[basket.charged];
	const today = inZone(now, deps.settings.hours.zone).toPlainDate().toString();
	const plan = planOrder(totals, { request, today }, deps);
	if (!plan.ok) return { ok: false, code: plan.code, basket };
	const promo = basket.promo?.isApplied ? await selectPromo(db, { typed: basket.promo.code, customer }) : undefined;
	const saved = await selectSavedRequests(db, { tokens: requestTokens, now });
	const requests = { from: requestOfOrder(saved, basket.lines), lineRequests: requestsOfLines(saved, basket.lines) };
	const promoCodeId = promo?.id ?? null;
	return { ok: true, prepared: { basket, totals, plan: plan.value, promoCodeId, ...requests, today } };
}

function refuseBasket(basket: PricedBasket, { expectedTotal }: OrderRequest): PlaceOrderRefusal["code"] | undefined {
	const { problems, promo, totals, charged } = basket;
	if (problems[0]) return problems[0].code;
	if (promo && !promo.isApplied && promo.reason !== "promoWorthless") return promo.reason;
	if (!expectedTotal) return undefined;
	const { total } = totals[charged];
	const isSame = expectedTotal.currency === charged && expectedTotal.minor === total.minor;
	return isSame ? undefined : "priceChanged";
}

type PlanResult = Result<OrderPlan | null, PlaceOrderRefusal["code"]>;

/** What is free needs no bank; anything else must be payable in the way that was chosen. */
function planOrder(
	{ total }: BasketTotals,
	{ request, today }: { request: OrderRequest; today: string },
	deps: PlaceOrderDeps,
): PlanResult {
	const { paymentType: type, months } = request;
	if (total.minor === 0) return succeed(null);
	if (type === "free") return fail("priceChanged");
	if (isInstalmentType(type)) {
		const { instalment_min: min, instalment_max: max } = deps.settings.facts;
		const planned = planInstalments({
			total,
			months: months ?? 0,
			lender: lenderOf(type),
			firstOn: today,
			bounds: { min: min.value, max: max.value },
			offered: deps.banks.byType.get(type)?.months,
		});
		if (!planned.ok) return planned;
		const refusal = checkPayment(deps.banks, { type, amount: total, months });
		return refusal ? fail(refusal) : succeed(storePlan(planned.plan));
	}
	const refusal = checkPayment(deps.banks, { type, amount: total, months: null });
	return refusal ? fail(refusal) : succeed(null);
}
