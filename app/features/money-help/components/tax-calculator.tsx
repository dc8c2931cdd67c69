import { type FormEvent, useId, useState } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import type { Locale } from "../../../shared/localized.ts";
import { siteAddress } from "../../../shared/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { useFieldsInAddress } from "../../../ui/form/use-fields-in-address.ts";
import type { TaxView } from "../describe-tax.ts";
import { readTaxForm, TAX_SUMS, type TaxForm } from "../read-tax-form.ts";
import { taxRefund } from "../tax-refund.ts";

type CalculatorProps = { form: TaxForm; tax: TaxView };

/** A GET form; where script runs the answer follows every key, and the address too. */
export function TaxCalculator({ form: first, tax }: CalculatorProps) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	const id = useId();
	const [form, setForm] = useState(first);
	const keepInAddress = useFieldsInAddress();

	function follow(event: FormEvent<HTMLFormElement>): void {
		keepInAddress(event);
		const fields = new FormData(event.currentTarget);
		setForm(readTaxForm((name) => String(fields.get(name) ?? ""), tax));
	}
	const wrong = TAX_SUMS.filter((name) => first.errors[name]).map((name) => ({
		id: `${id}-${name}`,
		message: t(`fields.${name}`),
	}));
	return (
		<Card as="section" className="money-help__calculator">
			<form action={`${siteAddress(localizePath("/tax", locale))}#calculator-part`} noValidate onInput={follow}>
				<ErrorSummary attempt={wrong.length} errors={wrong} />
				<Field hint={tax.lackedYears.length > 0 && t("lackedYears", lackedOf(tax, locale))} label={t("fields.year")}>
					<Select defaultValue={first.year} name="year">
						{tax.years.map(({ year }) => (
							<option key={year} value={year}>
								{year}
							</option>
						))}
					</Select>
				</Field>
				<SumFields errors={form.errors} id={id} typed={first.typed} />
				<Button>{t("count")}</Button>
			</form>
			<Answer form={form} tax={tax} />
		</Card>
	);
}

/** For the words about years without limits: `2029 and 2030`. */
export function lackedOf({ lackedYears }: TaxView, locale: Locale) {
	const years = lackedYears.map(String).reverse();
	return { years: new Intl.ListFormat(locale).format(years), count: years.length };
}

type SumsProps = Pick<TaxForm, "errors" | "typed"> & {
	/** Of the form: each field adds its name. */
	id: string;
};

function SumFields({ errors, typed, id }: SumsProps) {
	const t = useTranslations("moneyHelp.tax");
	return (
		<div className="two">
			{TAX_SUMS.map((name) => {
				const error = errors[name];
				return (
					<Field
						error={error && t(`errors.${error}`)}
						hint={name === "taxPaid" ? t("taxPaidHint") : undefined}
						id={`${id}-${name}`}
						key={name}
						label={t(`fields.${name}`)}
						optional
					>
						<Input autoComplete="off" defaultValue={typed[name]} inputMode="decimal" maxLength={20} name={name} />
					</Field>
				);
			})}
		</div>
	);
}

function Answer({ form, tax }: CalculatorProps) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	const year = tax.years.find((item) => item.year === form.year);
	const { refusedYear } = form;
	if (refusedYear) {
		return (
			<output className="money-help__answer">
				<p>{t(refusedYear.why, { year: String(refusedYear.year), first: String(tax.firstYear) })}</p>
			</output>
		);
	}
	if (!form.question || !year) {
		return (
			<output className="money-help__answer">
				<p className="muted">{t("empty")}</p>
			</output>
		);
	}
	const result = taxRefund(year, form.question);
	const sum = formatMoney(result.refund, locale);
	const all = [...(result.own ? [result.own] : []), ...result.children];
	const isOverLimit = all.some(({ paid, counted }) => counted.minor < paid.minor);
	return (
		<output className="money-help__answer">
			<p>{t("comesBack")}</p>
			<p className="money-help__sum num">{sum}</p>
			<p className="muted">{t("forYear", { year: String(form.year), percent: year.percent })}</p>
			{isOverLimit && <p>{t("overLimit")}</p>}
			{result.isLimitedByTax && <p>{t("limitedByTax", { due: formatMoney(result.due, locale) })}</p>}
		</output>
	);
}
