import { useId } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type Money, monthlyMoney } from "../../../../shared/money.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import type { OrderPageView, PaymentWay } from "../../orders/order-page-view.ts";
import { hasFailed } from "../../rules/payment-state.ts";
import { isInstalmentType, lenderOf } from "../../rules/payment-terms.ts";

type PayFormsProps = {
	readonly order: OrderPageView;
	/** Stands below the terms, each of which says what it costs a month. */
	readonly creditWarning: string;
};

/** Pay as chosen, again after a failure, or otherwise in the same currency. */
export function PayForms({ order, creditWarning }: PayFormsProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const [first, ...others] = order.ways;
	if (!first) return null;
	const fixed = first.type === order.paymentType ? order.plan?.calculated.months : undefined;
	const warning = <p className="muted step--1">{creditWarning}</p>;
	return (
		<div className="order__pay">
			<PayForm left={order.left} way={first} months={fixed} isMain>
				{t(`pay.${mainWord(order, first)}`, {
					amount: formatMoney(order.left, locale),
					bank: isInstalmentType(first.type) ? t(`plan.lenders.${lenderOf(first.type)}`) : "",
				})}
			</PayForm>
			<FormNote>{t(`pay.note.${first.mode}`)}</FormNote>
			{asksTerm(first, fixed) && warning}
			{others.length > 0 && (
				<details className="order__otherwise" open={order.state === "instalment_refused" || hasLastFailed(order)}>
					<summary>{t("pay.otherwise")}</summary>
					<div className="order__ways">
						{others.map((way) => (
							<PayForm key={way.type} left={order.left} way={way} months={undefined}>
								{t(`types.${way.type}`)}
							</PayForm>
						))}
						{!asksTerm(first, fixed) && others.some((way) => asksTerm(way, undefined)) && warning}
					</div>
				</details>
			)}
		</div>
	);
}

function mainWord(order: OrderPageView, { mode }: PaymentWay): "back" | "again" | "apply" | "now" {
	if (order.isChecking) return "back";
	if (mode === "instalments") return "apply";
	return hasLastFailed(order) ? "again" : "now";
}

function hasLastFailed({ payments }: OrderPageView): boolean {
	const last = payments.at(-1);
	return last !== undefined && hasFailed(last);
}

type PayFormProps = {
	/** What is to be paid. */
	readonly left: Money;
	readonly way: PaymentWay;
	/** The term that the order has; it is asked for where there is none. */
	readonly months: number | undefined;
	readonly isMain?: boolean;
	readonly children: string;
};

const asksTerm = ({ terms }: PaymentWay, months: number | undefined) => terms.length > 0 && !months;

function PayForm({ left, way, months, isMain, children }: PayFormProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const id = useId();
	return (
		<Form method="post" className="order__way">
			<input type="hidden" name="intent" value="pay" />
			<input type="hidden" name="type" value={way.type} />
			<input type="hidden" name="left" value={left.minor} />
			{asksTerm(way, months) ? (
				<>
					<label htmlFor={id}>{t("pay.months")}</label>
					<Select id={id} name="months" defaultValue={way.terms.includes(12) ? 12 : way.terms[0]}>
						{way.terms.map((term) => (
							<option key={term} value={term}>
								{t("pay.monthsOption", { months: term, monthly: formatMoney(monthlyMoney(left, term), locale) })}
							</option>
						))}
					</Select>
				</>
			) : (
				months && <input type="hidden" name="months" value={months} />
			)}
			<Button
				variant={isMain ? undefined : "secondary"}
				icon={isMain ? "credit-card" : undefined}
				size={isMain ? "lg" : undefined}
			>
				{children}
			</Button>
		</Form>
	);
}
