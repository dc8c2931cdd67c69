import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import type { RefundFormula as Formula } from "../../../../../database/order-types.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { type Currency, money } from "../../../../shared/money.ts";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import { Sum } from "../../../../ui/ticket/sum.tsx";

const TAKEN_OFF = ["kept", "costs", "refundedBefore"] as const;

type RefundFormulaProps = {
	readonly formula: Formula;
	readonly currency: Currency;
	/** In which the courses are named. */
	readonly language: Locale;
};

/** The amount of a refund as a sum: what was paid, what comes off it, what goes back, with the lessons behind it. */
export function RefundFormula({ formula, currency, language }: RefundFormulaProps) {
	const t = useTranslations("order");
	const locale = useLocale();
	const price = (minor: number) => formatMoney(money(minor, currency), locale);
	return (
		<div className="order__formula">
			<Sum
				rows={[
					{ term: t("refund.rows.paid"), value: price(formula.paid) },
					...TAKEN_OFF.filter((key) => formula[key] > 0).map((key) => ({
						term: t(`refund.rows.${key}`),
						value: `−${price(formula[key])}`,
					})),
				]}
				total={{ term: t("refund.amount"), value: price(formula.amount) }}
			/>
			{formula.kept === 0 && formula.costs === 0 && <p className="muted step--1">{t("refund.full")}</p>}
			{formula.kept > 0 && (
				<ul className="order__formula-lines muted step--1">
					{formula.lines.map((line) => (
						<li key={line.lineId}>
							{t.rich("refund.line", {
								course: (title: ReactNode) => <SaidIn language={language}>{title}</SaidIn>,
								title: line.title,
								paid: price(line.paid),
								lessons: line.lessons,
								perLesson: price(line.perLesson),
								taken: line.lessonsTaken,
								kept: price(line.kept),
							})}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
