import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { type Money, money, sumMoney } from "../../../shared/money.ts";
import { standingMoves } from "../../checkout/orders/moved-line.ts";
import { awaitsStart } from "../../checkout/orders/order-scarce.ts";
import type { OrderPlanView, OrderView, PlanView } from "../../checkout/orders/order-view.ts";
import { failureWord } from "../../checkout/rules/failure-word.ts";
import { isAskedRefund } from "../../checkout/rules/refund-state.ts";
import type { OrderMessageDetails, ToldNews } from "../facts/order-message.ts";
import type { Say } from "./letter-words.ts";
import { movedFacts } from "./moved-facts.ts";
import { refundedFacts } from "./refunded-facts.ts";

/** An order with what is told of it. */
export type ToldOrder = {
	/** As it is when the letter is written, in the language of the letter. */
	readonly order: OrderView;
	readonly details: OrderMessageDetails;
	/** Date and time, in the school's zone where none is named. */
	readonly sayMoment: (at: Date, zone?: string) => string;
	/** Whether a new order could be paid with a card of a bank outside Russia; false when absent. */
	readonly takesForeignCards?: boolean | undefined;
	/** The buyer's IANA zone, where it is known. */
	readonly visitorZone?: string | null | undefined;
};

type Fact = { readonly label: string; readonly value: string };
type FactKey = "course" | "start" | "receipt" | "paidFor" | "lostPlace" | "ended";

/** What a letter about an order says in numbers and dates, by what has happened. */
export function orderFacts(told: ToldOrder, say: Say): Fact[] {
	const { order, details } = told;
	const price = (amount: Money) => formatMoney(amount, order.locale);
	const many = (key: FactKey, values: readonly string[]): Fact[] =>
		values.length > 0 ? [{ label: say(`orders.facts.${key}`), value: values.join("; ") }] : [];
	return [
		{ label: say("orders.facts.number"), value: order.number },
		...many(
			"course",
			order.lines.map(({ title, tariffName }) => `${title}, ${tariffName}`),
		),
		...discounts(order, say),
		{ label: say("orders.facts.total"), value: price(order.total) },
		...(PAYMENT_NEWS.has(details.news) ? paymentFacts(told, say) : []),
		...(STARTING_NEWS.has(details.news) ? many("start", starts(told, say)) : []),
		...(details.news === "start_moved" ? moves(told, say) : []),
		...(details.news === "paid"
			? [
					...many("receipt", paidItems(order, { say, hasReceipts: true })),
					...many("paidFor", paidItems(order, { say, hasReceipts: false })),
				]
			: []),
		...(details.news === "place_lost" ? many("lostPlace", lostPlaces(order)) : []),
		...many("ended", endedLine(told)),
		...(PLAN_NEWS.has(details.news) ? planFacts(told, say) : []),
		...refundFacts(told, say),
	];
}

/** Where the total is less than the price: the price, what the sale took off and what the code did, as on the ticket of the order. */
function discounts({ subtotal, sale, discount, promoCode, locale }: OrderView, say: Say): Fact[] {
	if (sale.minor === 0 && discount.minor === 0) return [];
	const price = sumMoney([subtotal, sale], subtotal.currency);
	const label = promoCode ? say("orders.facts.promo", { code: promoCode }) : say("orders.facts.discount");
	return [
		{ label: say("orders.facts.price"), value: formatMoney(price, locale) },
		...(sale.minor > 0 ? [{ label: say("orders.facts.discount"), value: formatMoney(sale, locale) }] : []),
		...(discount.minor > 0 ? [{ label, value: formatMoney(discount, locale) }] : []),
	];
}

const PAYMENT_NEWS: ReadonlySet<ToldNews> = new Set([
	"awaiting_payment",
	"paid",
	"part_paid",
	"payment_failed",
	"instalment_refused",
	"start_chosen",
	"start_moved",
	"line_ended",
]);
/** News that say when lessons begin. */
const STARTING_NEWS: ReadonlySet<ToldNews> = new Set(["paid", "start_chosen"]);
const PLAN_NEWS: ReadonlySet<ToldNews> = new Set(["instalment_pending", "instalment_approved", "plan_changed"]);

function paymentFacts(told: ToldOrder, say: Say): Fact[] {
	const { order, details, takesForeignCards = false } = told;
	const { paid, left, expiresAt, canPay, locale } = order;
	return [
		...(paid.minor > 0 ? [{ label: say("orders.facts.paid"), value: formatMoney(paid, locale) }] : []),
		...(left.minor > 0 && paid.minor > 0
			? [{ label: say("orders.facts.left"), value: formatMoney(left, locale) }]
			: []),
		...(details.news === "payment_failed"
			? [
					{
						label: say("orders.facts.failure"),
						value: say(`failures.${failureWord(details.reason)}`, {
							isOpen: String(canPay),
							takesForeign: String(takesForeignCards),
							// Only the page knows which other ways to pay there are.
							others: "false",
						}),
					},
				]
			: []),
		...(expiresAt && canPay ? [{ label: say("orders.facts.payUntil"), value: sayMoments(expiresAt, told, say) }] : []),
	];
}

type Clocks = Pick<ToldOrder, "sayMoment" | "visitorZone"> & { readonly zone?: string };

/**
 * A moment by the clock of the school or of the group, and also by the buyer's where that shows another time: a deadline may be an hour
 * away.
 */
function sayMoments(at: Date, { sayMoment, visitorZone, zone }: Clocks, say: Say): string {
	const ours = sayMoment(at, zone);
	const yours = visitorZone ? sayMoment(at, visitorZone) : ours;
	return yours === ours ? ours : say("groupMoved.both", { at: ours, yours });
}

/** A group in which the customer has no place begins without them. Where no group was chosen yet, it is said who chooses. */
function starts(told: ToldOrder, say: Say): string[] {
	return told.order.lines.flatMap((line) => {
		const { title, start, place } = line;
		if (awaitsStart(line)) return [say("orders.openStart", { title })];
		return start && place !== "lost"
			? [`${title}: ${sayMoments(start.startsAt, { ...told, zone: start.zone }, say)}`]
			: [];
	});
}

function moves({ order, details, visitorZone = null }: ToldOrder, say: Say): Fact[] {
	const moved = standingMoves(order, details.moves ?? []);
	return moved.flatMap(({ line: { title }, from, to }) =>
		movedFacts({ from, to, title }, { locale: order.locale, visitorZone }, say),
	);
}

/** What was paid for, at banks that mail receipts or at those that do not. */
function paidItems(
	{ payments, locale }: OrderView,
	{ say, hasReceipts }: { say: Say; hasReceipts: boolean },
): string[] {
	return payments
		.filter((payment) => payment.capturedAt && payment.hasReceipts === hasReceipts)
		.flatMap(({ items }) => items)
		.map(({ name, amount }) => say("orders.receiptItem", { name, amount: formatMoney(amount, locale) }));
}

/** Which course has ended, and from which day. */
function endedLine({ order: { locale }, details: { ended } }: ToldOrder): string[] {
	return ended ? [`${ended.course}: ${formatDate(new Date(`${ended.on}T00:00:00Z`), locale, "UTC")}`] : [];
}

function lostPlaces({ lines }: OrderView): string[] {
	return lines.filter(({ place }) => place === "lost").map(({ title }) => title);
}

/** Whether the facts name a monthly payment. */
export function tellsMonthly({ order, details }: Pick<ToldOrder, "order" | "details">): boolean {
	return PLAN_NEWS.has(details.news) && order.plan !== undefined;
}

const PLAN_WORDS = { nothing: "plan", term: "termPlan", payments: "bankPlan" } as const satisfies Record<
	OrderPlanView["saidByBank"],
	string
>;

function planFacts(told: ToldOrder, say: Say): Fact[] {
	const { plan, coolingUntil, locale } = told.order;
	const describe = ({ months, monthly, total, last }: PlanView) => {
		const words = { monthly: formatMoney(monthly, locale), total: formatMoney(total, locale) };
		return last
			? say("orders.unevenPlan", { ...words, count: months - 1, last: formatMoney(last, locale) })
			: say("orders.plan", { ...words, months });
	};
	return [
		...(plan ? [{ label: say(`orders.facts.${PLAN_WORDS[plan.saidByBank]}`), value: describe(plan.current) }] : []),
		...(plan?.difference ? [{ label: say("orders.facts.ourPlan"), value: describe(plan.calculated) }] : []),
		...(coolingUntil ? [{ label: say("orders.facts.cooling"), value: sayMoments(coolingUntil, told, say) }] : []),
	];
}

/** Rows of a counted refund, in the order of the sum. */
const FORMULA_ROWS = ["paid", "kept", "costs", "refundedBefore"] as const;

function refundFacts({ order, details }: ToldOrder, say: Say): Fact[] {
	const price = (amount: Money) => formatMoney(amount, order.locale);
	const { currency } = order.total;
	switch (details.news) {
		case "refund_requested": {
			const refund = order.refunds.findLast(({ kind }) => isAskedRefund(kind));
			if (!refund) return [];
			const { formula } = refund;
			// A sum that staff named was not calculated from what was paid.
			const keys = formula.lines.length > 0 ? FORMULA_ROWS.filter((key) => formula[key] > 0) : [];
			return [
				...keys.map((key) => ({ label: say(`orders.facts.${key}`), value: price(money(formula[key], currency)) })),
				{ label: say("orders.facts.refund"), value: price(refund.amount) },
			];
		}
		case "refund_declined":
			return details.reason ? [{ label: say("orders.facts.declineReason"), value: details.reason }] : [];
		case "part_refunded":
		case "refunded":
			return refundedFacts({ givenBack: details.givenBack, total: order.refunded, locale: order.locale }, say);
		case "overpaid": {
			const surplus = order.refunds.findLast(({ kind }) => kind === "excess");
			return surplus ? [{ label: say("orders.facts.refund"), value: price(surplus.amount) }] : [];
		}
		default:
			return [];
	}
}
