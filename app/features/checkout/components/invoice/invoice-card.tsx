import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import { Sum } from "../../../../ui/ticket/sum.tsx";
import type { InvoicePageView } from "../../invoices/invoice-page-view.ts";
import { useFailureText } from "../order/use-failure-text.tsx";
import { useSettling } from "../order/use-settling.ts";
import { InvoicePay } from "./invoice-pay.tsx";

type InvoiceCardProps = {
	readonly invoice: InvoicePageView;
	readonly isDemoPayment: boolean;
	readonly needsType: boolean;
};

/** What an invoice asks for, by when, in which parts, and how to pay it. */
export function InvoiceCard({ invoice, isDemoPayment, needsType }: InvoiceCardProps) {
	const t = useTranslations("invoice");
	const o = useTranslations("order");
	const locale = useLocale();
	const { state, isChecking, failure } = invoice;
	useSettling(isChecking);
	const isOpen = state === "open" || state === "part_paid";
	const failureText = useFailureText({ ...invoice, canPay: isOpen });
	return (
		<Card as="section">
			<div role="status" className="order__state-words">
				<Cluster justify="between">
					<h2 className="step-3">{t("heading", { number: invoice.number })}</h2>
					<Badge tone={state === "paid" ? "success" : "info"} live={isChecking}>
						{t(`states.${state}`)}
					</Badge>
				</Cluster>
				<p className="lead">
					<SaidIn language={invoice.locale}>{invoice.purpose}</SaidIn>
				</p>
				{isChecking && <p>{t("checking")}</p>}
				{failure && isOpen && <p>{failureText(failure)}</p>}
				{state === "paid" && <p>{t("done", { hasReceipt: String(invoice.hasReceipt) })}</p>}
				{state === "cancelled" && <p>{invoice.isPlaceLost ? o("errors.placeLost") : t("cancelled")}</p>}
			</div>
			<InvoiceSums invoice={invoice} />
			{invoice.parts.length > 1 && state !== "cancelled" && <InvoiceParts parts={invoice.parts} />}
			{isOpen && <InvoicePay invoice={invoice} needsType={needsType} />}
			{isOpen && isDemoPayment && <p className="muted step--1">{o("demo")}</p>}
			{invoice.foreignSeller && <p className="muted step--1">{o("foreignSeller", { ...invoice.foreignSeller })}</p>}
			{isChecking && <Refresh invoice={invoice} />}
			<Cluster gap={4}>
				<MoreLink to={localizePath("/pay", locale)} tone="quiet" reloadDocument>
					{t("other")}
				</MoreLink>
				<MoreLink to={localizePath("/request?kind=callback", locale)} data-modal tone="quiet" icon="phone">
					{t("call")}
				</MoreLink>
			</Cluster>
		</Card>
	);
}

/** Asks again what came of a payment. */
function Refresh({ invoice: { number, payKey } }: { invoice: InvoicePageView }) {
	const o = useTranslations("order");
	const locale = useLocale();
	return (
		<Cluster>
			<LinkButton
				to={localizePath(`/pay?${new URLSearchParams({ number, secret: payKey })}`, locale)}
				variant="secondary"
				icon="refresh-cw"
				reloadDocument
			>
				{o("checking.refresh")}
			</LinkButton>
		</Cluster>
	);
}

function day(on: string, locale: Locale): string {
	return formatDate(new Date(`${on}T00:00:00Z`), locale, "UTC");
}

function InvoiceSums({ invoice: { total, paid, returned, left, dueOn } }: { invoice: InvoicePageView }) {
	const t = useTranslations("invoice");
	const locale = useLocale();
	return (
		<Sum
			rows={[
				{ term: t("total"), value: formatMoney(total, locale) },
				...(paid.minor > 0 ? [{ term: t("paid"), value: formatMoney(paid, locale) }] : []),
				...(returned.minor > 0 ? [{ term: t("returned"), value: formatMoney(returned, locale) }] : []),
				...(dueOn && left.minor > 0 ? [{ term: t("dueOn"), value: day(dueOn, locale) }] : []),
			]}
			total={{ term: t("left"), value: formatMoney(left, locale) }}
		/>
	);
}

function InvoiceParts({ parts }: { parts: InvoicePageView["parts"] }) {
	const t = useTranslations("invoice");
	const locale = useLocale();
	return (
		<Table label={t("parts")}>
			<thead>
				<tr>
					<th scope="col">{t("part")}</th>
					<th scope="col">{t("partDue")}</th>
					<th scope="col" data-num="">
						{t("partAmount")}
					</th>
					<th scope="col" data-num="">
						{t("partLeft")}
					</th>
				</tr>
			</thead>
			<tbody>
				{parts.map(({ number, dueOn, amount, left }) => (
					<tr key={number}>
						<td>{number}</td>
						<td>{day(dueOn, locale)}</td>
						<td data-num="">{formatMoney(amount, locale)}</td>
						<td data-num="">{formatMoney(left, locale)}</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}
