import { Form } from "react-router";
import { useLocale } from "use-intl";
import type { OrderState } from "../../../../../database/order-types.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import type { AgainOrder } from "../../orders/find-again.server.ts";
import type { OrderPageError, OrderPageView } from "../../orders/order-page-view.ts";
import { freedByEnd, hasLostUnpaid, hasPlaces } from "../../orders/order-scarce.ts";
import { isPaidInPart, toldState } from "../../orders/told-state.ts";
import { hasInstalmentsPaid } from "../../rules/has-instalments-paid.ts";
import { hasFailed } from "../../rules/payment-state.ts";
import { CancelForm } from "./cancel-form.tsx";
import { ByYourClock, useMoment } from "./moment.tsx";
import { OrderErrorNote } from "./order-error-note.tsx";
import { PayForms } from "./pay-forms.tsx";
import { useFailureText } from "./use-failure-text.tsx";
import { useSettling } from "./use-settling.ts";

type OrderStateProps = {
	readonly order: OrderPageView;
	/** IANA zone of the school. */
	readonly zone: string;
	/** Stands wherever a monthly payment does. */
	readonly creditWarning: string;
	readonly isDemoPayment: boolean;
	readonly error: OrderPageError | undefined;
};

const TONES: Readonly<Record<OrderState, "success" | "warn" | "danger" | "info" | "line">> = {
	draft: "line",
	awaiting_payment: "warn",
	paid: "success",
	part_paid: "warn",
	instalment_pending: "info",
	instalment_approved: "success",
	instalment_refused: "danger",
	cancelled: "line",
	expired: "line",
	refund_requested: "info",
	part_refunded: "info",
	refunded: "info",
};

/** Where the order stands in words, what happens next and what its owner can do about it. */
export function OrderStateCard({ order, zone, creditWarning, isDemoPayment, error }: OrderStateProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const say = useMoment(zone);
	const failureText = useFailureText({ ...order, canPay: true });
	const { token } = order;
	const state = toldState(order);
	const word = wordOf(order);
	const failure = order.canPay && word === "state" ? failureOf(order, error) : undefined;
	useSettling(order.isChecking);
	const words = tellOf(order, locale);
	return (
		<Card as="section" className="order__state">
			<div role="status" className="order__state-words">
				<Cluster justify="between">
					<Badge
						tone={word === "checking" ? "info" : word === "ended" ? "line" : TONES[state]}
						live={word === "checking"}
					>
						{word === "state" ? t(`states.${state}.title`) : t(`${word}.title`)}
					</Badge>
					<span className="muted step--1">{t("placedAt", { moment: say(order.createdAt) })}</span>
				</Cluster>
				<p className="lead">{word === "state" ? t(`states.${state}.next`, words) : t(`${word}.next`, words)}</p>
				{failure && <p>{failureText(failure)}</p>}
				<Deadlines order={order} zone={zone} />
			</div>
			{error && <OrderErrorNote code={error} ways={order.ways} />}
			{word === "checking" && (
				<Cluster>
					<LinkButton to={localizePath(`/order/${token}`, locale)} variant="secondary" icon="refresh-cw" reloadDocument>
						{t("checking.refresh")}
					</LinkButton>
				</Cluster>
			)}
			{order.bankPage && word !== "lost" && (
				<Cluster>
					<LinkButton href={order.bankPage} iconEnd="arrow-right">
						{t("pay.bank")}
					</LinkButton>
				</Cluster>
			)}
			{order.canPay && <PayForms order={order} creditWarning={creditWarning} />}
			{order.canPay && isDemoPayment && <p className="muted step--1">{t("demo")}</p>}
			{order.foreignSeller && <p className="muted step--1">{t("foreignSeller", { ...order.foreignSeller })}</p>}
			<OrderHelp order={order} />
			{order.canCancel && <CancelForm />}
		</Card>
	);
}

/** When lessons open after a loan, and until when to pay. A deadline may be an hour away, so it is also shown by the visitor's clock. */
function Deadlines({ order, zone }: Pick<OrderStateProps, "order" | "zone">) {
	const t = useTranslations("order");
	const say = useMoment(zone);
	const { coolingUntil, expiresAt, canPay, state } = order;
	return (
		<>
			{coolingUntil && (
				<p>
					{t("cooling", { moment: say(coolingUntil) })} <ByYourClock at={coolingUntil} zone={zone} />
				</p>
			)}
			{expiresAt && canPay && state !== "part_paid" && (
				<p>
					{t("payUntil", { moment: say(expiresAt) })} <ByYourClock at={expiresAt} zone={zone} />
				</p>
			)}
		</>
	);
}

/** One course is bought by its address; several are put into the basket, which takes a form. */
function OrderAgain({ again: { lines, query } }: { again: AgainOrder }) {
	const t = useTranslations("order");
	const locale = useLocale();
	if (lines.length > 1) {
		return (
			<Form method="post">
				<Button name="intent" value="again">
					{t("again")}
				</Button>
			</Form>
		);
	}
	return (
		<LinkButton to={localizePath(`/checkout?${query}`, locale)} rel="nofollow">
			{t("again")}
		</LinkButton>
	);
}

/** What else its owner may want of an order: the same once more, money back, or a word with somebody. */
function OrderHelp({ order }: { order: OrderPageView }) {
	const { again, canAskRefund, canPay, token } = order;
	const t = useTranslations("order");
	const locale = useLocale();
	return (
		<Cluster gap={4}>
			{again && <OrderAgain again={again} />}
			{canAskRefund && <MoreLink to={localizePath(`/order/${token}/refund`, locale)}>{t("refund.ask")}</MoreLink>}
			{(canPay || hasLostUnpaid(order)) && (
				<MoreLink to={localizePath("/request?kind=callback", locale)} data-modal tone="quiet" icon="phone">
					{t("help.call")}
				</MoreLink>
			)}
		</Cluster>
	);
}

/** Values for the sentences about a state. */
function tellOf(order: OrderPageView, locale: Locale) {
	return {
		places: String(hasPlaces(order)),
		freed: freedByEnd(order),
		signed: String(order.isSigned),
		link: String(order.bankPage !== undefined),
		paid: formatMoney(order.paid, locale),
		left: formatMoney(order.left, locale),
		refunded: formatMoney(order.refunded, locale),
		owes: String(isPaidInPart(order)),
		returned: String(order.refunded.minor > 0),
		instalments: String(hasInstalmentsPaid(order.payments)),
	};
}

/**
 * Why the newest attempt came to nothing; a refused credit is a state of its own with its own words. A bank that is silent again is told of by
 * the error alone.
 */
function failureOf({ payments, state }: OrderPageView, error: OrderPageError | undefined): string | undefined {
	const last = error === "bankUnavailable" ? undefined : payments.at(-1);
	if (!last || !(hasFailed(last) || last.state === "expired")) return undefined;
	return state === "instalment_refused" ? undefined : (last.failure ?? "other");
}

/** States that are replaced by "ended" once nobody learns by the order any more. */
const ENDED_BESIDE: readonly OrderState[] = ["paid", "part_paid", "part_refunded"];

/**
 * Which words describe the order. An instalment that waits has words of its own; everything else that a bank is busy with is being checked.
 * A free order was not paid, and one that has lost its place must not be paid, whatever the bank is doing.
 */
function wordOf(order: OrderPageView): "checking" | "ended" | "free" | "lost" | "state" {
	if (order.endedOn && ENDED_BESIDE.includes(order.state)) return "ended";
	if (order.state === "paid" && order.total.minor === 0) return "free";
	if (hasLostUnpaid(order)) return "lost";
	const state = toldState(order);
	const isWithBank = state === "instalment_pending" || state === "instalment_approved";
	return order.isChecking && !isWithBank ? "checking" : "state";
}
