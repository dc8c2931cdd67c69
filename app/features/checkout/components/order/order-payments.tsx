import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { PaymentState } from "../../../payments/provider.ts";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import type { OrderPaymentView } from "../../orders/order-view.ts";
import { Moment } from "./moment.tsx";
import { useFailureText } from "./use-failure-text.tsx";

const TONES: Readonly<Record<PaymentState, "success" | "danger" | "info" | "line">> = {
	created: "info",
	pending: "info",
	requires_3ds: "info",
	authorized: "info",
	captured: "success",
	failed: "danger",
	cancelled: "line",
	expired: "line",
	refunded: "line",
	partially_refunded: "line",
};

/** Every attempt to pay, the newest first, with why it came to nothing and what to do about it. */
export function OrderPayments({ order, zone }: { order: OrderPageView; zone: string }) {
	const t = useTranslations("order");
	const { payments, total } = order;
	return (
		<Card as="section" id="payments">
			<h2 className="step-3">{t("payments.title")}</h2>
			{payments.length === 0 && <p className="muted">{t(total.minor === 0 ? "payments.free" : "payments.none")}</p>}
			<ul className="order__rows">
				{payments.toReversed().map((payment) => (
					<Payment key={payment.attempt} order={order} payment={payment} zone={zone} />
				))}
			</ul>
		</Card>
	);
}

type PaymentProps = { payment: OrderPaymentView; order: OrderPageView; zone: string };

function Payment({ payment, order, zone }: PaymentProps) {
	const failureText = useFailureText(order);
	const t = useTranslations("order");
	const locale = useLocale();
	const { state, refunded } = payment;
	const isOver = state === "failed" || state === "cancelled" || state === "expired";
	return (
		<li>
			<span className="order__row-head">
				<b>
					<Unbroken>{t(`types.${payment.paymentType}`)}</Unbroken>
				</b>
				<Badge tone={TONES[state]}>{t(`payments.states.${state}`)}</Badge>
				<b className="num order__price">{formatMoney(payment.amount, locale)}</b>
			</span>
			<span className="muted step--1">
				{t("payments.attempt", { attempt: payment.attempt })},{" "}
				<Moment at={payment.capturedAt ?? payment.createdAt} zone={zone} />
			</span>
			{isOver && <p>{failureText(payment.failure)}</p>}
			{refunded.minor > 0 && <p>{t("payments.refunded", { amount: formatMoney(refunded, locale) })}</p>}
		</li>
	);
}
