import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Calculation } from "../../instalments/read-calculation.ts";
import { readSum } from "../../instalments/read-sum.ts";
import type { CalculatorControls } from "./use-calculator.ts";

type Question = {
	/** What the server read in the address. */
	start: Calculation;
	controls: CalculatorControls;
	slug: string;
	tariffCode: string;
	price: string;
};

type FieldErrors = Readonly<Record<"course" | "tariff" | "price" | "months", string | undefined>>;

/** The sentence at each field: the server's until its field changes; a sum is checked while it is typed. */
export function useCalculatorErrors({ start, controls, slug, tariffCode, price }: Question): FieldErrors {
	const t = useTranslations("instalments.errors");
	const locale = useLocale();
	const { errors } = start;
	const { lender, terms, months } = controls;
	const isSame = slug === start.course;
	const sum = slug === "" && lender && (price !== "" || errors.price) ? readSum(price, lender.limits) : undefined;
	const limits = {
		bank: lender?.name ?? "",
		least: lender ? formatMoney(lender.limits.least, locale) : "",
		most: lender ? formatMoney(lender.limits.most, locale) : "",
	};
	return {
		course: errors.course && isSame ? t(errors.course) : undefined,
		tariff: errors.tariff && isSame && tariffCode === start.tariff ? t(errors.tariff) : undefined,
		price: sum && !sum.ok ? t(sum.code, limits) : undefined,
		months:
			errors.months && months === start.months
				? t(errors.months, { typed: start.monthsTyped, min: terms.min, max: terms.max, months })
				: undefined,
	};
}
