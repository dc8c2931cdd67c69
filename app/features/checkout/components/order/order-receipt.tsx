import { useLocale } from "use-intl";
import type { RefundKind } from "../../../../../database/order-types.ts";
import { formatMoney, formatNumber } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import type { OrderPaymentView, OrderRefundView } from "../../orders/order-view.ts";
import { useMoment } from "./moment.tsx";

type OrderReceiptProps = {
	readonly payments: readonly OrderPaymentView[];
	readonly refunds: readonly Pick<OrderRefundView, "kind" | "state">[];
	/** The day on which the order ended without a refund; null while somebody learns by it. */
	readonly endedOn?: string | null;
	/** In which their items are named. */
	readonly language: Locale;
	readonly zone: string;
};

/**
 * What the payment receipts name, and whether the closing receipt is out; for money whose bank sends no receipts, only what it was paid
 * for. Draws nothing before the first payment.
 */
export function OrderReceipt({ payments, refunds, endedOn, language, zone }: OrderReceiptProps) {
	const t = useTranslations("order");
	const paid = payments.filter(({ capturedAt, items }) => capturedAt && items.length > 0);
	const receipts = paid.filter(({ hasReceipts }) => hasReceipts);
	const left = refunds.find(({ kind, state }) => state === "done" && (kind === "full" || kind === "lessons"))?.kind;
	const ended = endedOn ? "lessons" : undefined;
	const others = paid.filter(({ hasReceipts }) => !hasReceipts);
	return (
		<>
			{receipts.length > 0 && (
				<Card as="section" id="receipt">
					<h2 className="step-3">{t("receipt.title")}</h2>
					<p>{t("receipt.text")}</p>
					{receipts.map((payment) => (
						<div key={payment.attempt} className="order__receipt">
							<PaidItems items={payment.items} label={t("receipt.title")} language={language} />
							<ClosingReceipt payment={payment} left={left ?? ended} zone={zone} />
						</div>
					))}
				</Card>
			)}
			{others.length > 0 && (
				<Card as="section">
					<h2 className="step-3">{t("receipt.paidFor")}</h2>
					{others.map(({ attempt, items }) => (
						<div key={attempt} className="order__receipt">
							<PaidItems items={items} label={t("receipt.paidFor")} language={language} />
						</div>
					))}
				</Card>
			)}
		</>
	);
}

type PaidItemsProps = {
	readonly items: OrderPaymentView["items"];
	readonly label: string;
	readonly language: Locale;
};

function PaidItems({ items, label, language }: PaidItemsProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	return (
		<Table label={label}>
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
	);
}

type ClosingReceiptProps = {
	readonly payment: OrderPaymentView;
	/** How whoever has left was refunded. */
	readonly left: RefundKind | undefined;
	readonly zone: string;
};

/** Money that has all gone back needs no closing receipt; a customer who left before the first lesson has paid for costs alone. */
function ClosingReceipt({ payment, left, zone }: ClosingReceiptProps) {
	const t = useTranslations("order");
	const say = useMoment(zone);
	const { closingReceiptAt, state } = payment;
	if (closingReceiptAt) return <p className="muted">{t("receipt.closing", { moment: say(closingReceiptAt) })}</p>;
	if (state === "refunded") return null;
	const word = left === "lessons" ? "closingSoon" : left === "full" ? "closingCosts" : "closingLater";
	return <p className="muted">{t(`receipt.${word}`)}</p>;
}
