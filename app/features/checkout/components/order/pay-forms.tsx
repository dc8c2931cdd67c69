import { useId } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import type { OrderPageView, PaymentWay } from "../../orders/order-page-view.ts";
import { hasFailed } from "../../rules/payment-state.ts";
import { isInstalmentType, lenderOf } from "../../rules/payment-terms.ts";

/** Pay as chosen, again after a failure, or otherwise in the same currency. */
export function PayForms({ order }: { order: OrderPageView }) {
	const t = useTranslations("order");
	const locale = useLocale();
	const [first, ...others] = order.ways;
	if (!first) return null;
	const isChosen = first.type === order.paymentType;
	return (
		<div className="order__pay">
			<PayForm way={first} months={isChosen ? order.plan?.calculated.months : undefined} isTermFixed={isChosen} isMain>
				{t(`pay.${mainWord(order, first)}`, {
					amount: formatMoney(order.left, locale),
					bank: isInstalmentType(first.type) ? t(`plan.lenders.${lenderOf(first.type)}`) : "",
				})}
			</PayForm>
			<FormNote>{t(`pay.note.${first.mode}`)}</FormNote>
			{others.length > 0 && (
				<details className="order__otherwise" open={order.state === "instalment_refused" || hasLastFailed(order)}>
					<summary>{t("pay.otherwise")}</summary>
					<div className="order__ways">
						{others.map((way) => (
							<PayForm key={way.type} way={way} months={undefined}>
								{t(`types.${way.type}`)}
							</PayForm>
						))}
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
	readonly way: PaymentWay;
	/** Chosen at first. */
	readonly months: number | undefined;
	/** The term that the order has; no question then. */
	readonly isTermFixed?: boolean;
	readonly isMain?: boolean;
	readonly children: string;
};

function PayForm({ way, months, isTermFixed, isMain, children }: PayFormProps) {
	const t = useTranslations("order");
	const id = useId();
	const asksTerm = way.terms.length > 0 && !(isTermFixed && months);
	return (
		<Form method="post" className="order__way">
			<input type="hidden" name="intent" value="pay" />
			<input type="hidden" name="type" value={way.type} />
			{asksTerm ? (
				<>
					<label htmlFor={id}>{t("pay.months")}</label>
					<Select id={id} name="months" defaultValue={way.terms.includes(12) ? 12 : way.terms[0]}>
						{way.terms.map((term) => (
							<option key={term} value={term}>
								{t("pay.monthsOption", { months: term })}
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
