import { useLocale, useTranslations } from "use-intl";
import { formatMoney, formatNumber } from "../../../../i18n/format.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import type { OrderPaymentView } from "../../orders/order-view.ts";
import { useMoment } from "./moment.tsx";

type OrderReceiptProps = {
	readonly payments: readonly OrderPaymentView[];
	/** In which their items are named. */
	readonly language: Locale;
	readonly zone: string;
};

/** What the receipts name that went with the payments, and where the closing receipt is. Draws nothing before the first money. */
export function OrderReceipt({ payments, language, zone }: OrderReceiptProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const say = useMoment(zone);
	const paid = payments.filter(({ capturedAt, items }) => capturedAt && items.length > 0);
	if (paid.length === 0) return null;
	return (
		<Card as="section" id="receipt">
			<h2 className="step-3">{t("receipt.title")}</h2>
			<p>{t("receipt.text")}</p>
			{paid.map(({ attempt, items, closingReceiptAt }) => (
				<div key={attempt} className="order__receipt">
					<Table label={t("receipt.title")}>
						<thead>
							<tr>
								<th scope="col">{t("receipt.item")}</th>
								<th scope="col" data-num="">
									{t("receipt.quantity")}
								</th>
								<th scope="col" data-num="">
									{t("receipt.amount")}
								</th>
							</tr>
						</thead>
						<tbody>
							{items.map(({ name, quantity, amount }) => (
								<tr key={name}>
									<td>
										<SaidIn language={language}>{name}</SaidIn>
									</td>
									<td data-num="">{formatNumber(quantity, locale)}</td>
									<td data-num="">{formatMoney(amount, locale)}</td>
								</tr>
							))}
						</tbody>
					</Table>
					<p className="muted">
						{closingReceiptAt ? t("receipt.closing", { moment: say(closingReceiptAt) }) : t("receipt.closingLater")}
					</p>
				</div>
			))}
		</Card>
	);
}
