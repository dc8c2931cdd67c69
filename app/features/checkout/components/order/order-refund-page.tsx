import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { useFocusOnChange } from "../../../../ui/wayfinding/use-focus-on-change.ts";
import type { OrderPageError } from "../../orders/order-page-view.ts";
import type { RefundPageView, RefundStep } from "../../refunds/refund-page-view.ts";
import { LONGEST_REASON, type ReasonProblem } from "../../rules/refund-reason.ts";
import { OrderErrorNote } from "./order-error-note.tsx";
import { RefundFormula } from "./refund-formula.tsx";
import "./order.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

type OrderRefundPageProps = {
	readonly refund: RefundPageView;
	/** Within which the money leaves the school. */
	readonly days: number;
	/** Present once a reason was given or left out: only the confirmation is left. */
	readonly step: RefundStep | undefined;
	readonly reason: string;
	readonly problem: ReasonProblem | undefined;
	readonly error: OrderPageError | undefined;
};

/** Money back in two steps: the amount with its calculation and the reason, then the confirmation. */
export function OrderRefundPage({ refund, days, step, reason, problem, error }: OrderRefundPageProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const { quote, refusal } = refund;
	const code = error ?? refusal;
	const heading = useFocusOnChange(step ? "check" : "reason", code !== undefined);
	return (
		<main id="main" className="wrap wrap--narrow order order--narrow">
			<div className="stack" data-gap="3">
				<h1 className="step-5" ref={heading} tabIndex={-1}>
					{t.rich(step ? "refund.checkTitle" : "refund.title", richTags)}
				</h1>
				{quote && !step && <p className="lead">{t("refund.lead")}</p>}
			</div>
			{code && <OrderErrorNote code={code} />}
			{quote && (
				<Card as="section">
					<h2 className="step-3">{t("refund.formula")}</h2>
					<p className="muted">{t("refund.formulaText")}</p>
					<RefundFormula formula={quote.formula} currency={quote.amount.currency} language={refund.locale} />
				</Card>
			)}
			{quote &&
				(step ? (
					<Confirmation days={days} quote={quote} step={step} />
				) : (
					<ReasonForm reason={reason} problem={problem} />
				))}
			<div>
				<LinkButton to={localizePath(`/order/${refund.token}`, locale)} variant="ghost" size="sm" icon="arrow-left">
					{t("refund.backToOrder")}
				</LinkButton>
			</div>
		</main>
	);
}

function ReasonForm({ reason, problem }: Pick<OrderRefundPageProps, "reason" | "problem">) {
	const t = useTranslations("order");
	const error = problem && t("refund.reasonLong", { limit: LONGEST_REASON });
	return (
		<Card as="section">
			<Form method="post" className="order__refund-form" noValidate>
				<input type="hidden" name="step" value="review" />
				<Field label={t("refund.reason")} hint={t("refund.reasonHint")} error={error} optional id="reason">
					<Textarea name="reason" rows={3} defaultValue={reason} maxLength={LONGEST_REASON} />
				</Field>
				<Button size="lg" iconEnd="arrow-right">
					{t("refund.next")}
				</Button>
			</Form>
		</Card>
	);
}

type Quote = NonNullable<RefundPageView["quote"]>;

type ConfirmationProps = Pick<OrderRefundPageProps, "days"> & { readonly quote: Quote; readonly step: RefundStep };

function Confirmation({ days, quote: { amount, byInstalments }, step }: ConfirmationProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	return (
		<Card as="section">
			{step.reason && (
				<>
					<p>
						<b>{t("refund.reason")}</b>
					</p>
					<p className="order__said">{step.reason}</p>
				</>
			)}
			<p className="muted">{t("refund.where", { days, instalments: String(byInstalments) })}</p>
			<Form method="post" className="order__refund-form">
				<input type="hidden" name="step" value="confirm" />
				<input type="hidden" name="reason" value={step.reason} />
				<input type="hidden" name="key" value={step.key} />
				<input type="hidden" name="minor" value={amount.minor} />
				<input type="hidden" name="currency" value={amount.currency} />
				<Button size="lg">{t("refund.confirm", { amount: formatMoney(amount, locale) })}</Button>
				<Button variant="ghost" name="back" value="1">
					{t("refund.change")}
				</Button>
			</Form>
		</Card>
	);
}
