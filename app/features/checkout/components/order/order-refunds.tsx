import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import type { ShownRefund } from "../../orders/order-page-view.ts";
import { Moment } from "./moment.tsx";
import { RefundFormula } from "./refund-formula.tsx";

type OrderRefundsProps = {
	readonly refunds: readonly ShownRefund[];
	/** In which the courses are named. */
	readonly language: Locale;
	readonly zone: string;
};

/** What was asked back or went back, each with how it was calculated: of what was declined nothing goes back. */
export function OrderRefunds({ refunds, language, zone }: OrderRefundsProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	if (refunds.length === 0) return null;
	return (
		<Card as="section" id="refunds">
			<h2 className="step-3">{t("refunds.title")}</h2>
			<ul className="order__rows">
				{refunds.toReversed().map((refund) => (
					<li key={refund.createdAt.toISOString() + refund.kind}>
						<span className="order__row-head">
							<b>{t(`refunds.kinds.${refund.kind}`)}</b>
							<Badge tone={refund.state === "done" ? "success" : "info"}>{t(`refunds.states.${refund.state}`)}</Badge>
							<b className="num order__price">{formatMoney(refund.amount, locale)}</b>
						</span>
						<span className="muted step--1">
							<Moment at={refund.createdAt} zone={zone} />
						</span>
						{refund.state !== "declined" && refund.formula.lines.length > 0 && (
							<RefundFormula formula={refund.formula} currency={refund.amount.currency} language={language} />
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}
