import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type Money, sumMoney } from "../../../../shared/money.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import { Sum } from "../../../../ui/ticket/sum.tsx";
import { Ticket, TicketPart } from "../../../../ui/ticket/ticket.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { useMoment } from "./moment.tsx";

/** The sums of the order as a boarding pass. */
export function OrderTicket({ order, zone }: { order: OrderPageView; zone: string }) {
	const t = useTranslations("order");
	const locale = useLocale();
	const say = useMoment(zone);
	const { subtotal, sale, discount, total, paid, refunded, left, promoCode } = order;
	const price = (amount: Money) => formatMoney(amount, locale);
	const minus = (term: string, amount: Money) => ({ term, value: `−${price(amount)}`, tone: "success" as const });
	return (
		<Ticket label={t("sum.label")} className="order__ticket">
			<TicketPart night>
				<Art name="planet-saturn" width={120} className="order__planet" />
				<p className="step--1">
					<SaidIn language={order.locale}>{order.lines.map((line) => line.title).join(", ")}</SaidIn>
				</p>
				<p className="num order__number">{order.number}</p>
				<p className="step--1">{t("placedAt", { moment: say(order.createdAt) })}</p>
			</TicketPart>
			<TicketPart>
				<Sum
					rows={[
						{ term: t("sum.subtotal"), value: price(sumMoney([subtotal, sale], total.currency)) },
						...(sale.minor > 0 ? [minus(t("sum.discount"), sale)] : []),
						...(discount.minor > 0
							? [minus(promoCode ? t("sum.promo", { code: promoCode }) : t("sum.discount"), discount)]
							: []),
					]}
					total={{ term: t("sum.total"), value: price(total) }}
					after={[
						...(paid.minor > 0 ? [{ term: t("sum.paid"), value: price(paid) }] : []),
						...(refunded.minor > 0 ? [{ term: t("sum.refunded"), value: price(refunded) }] : []),
						...(left.minor > 0 && paid.minor > 0 ? [{ term: t("sum.left"), value: price(left) }] : []),
					]}
				/>
			</TicketPart>
		</Ticket>
	);
}
