import { useState } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { monthlyMoney } from "../../../../shared/money.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Range } from "../../../../ui/form/range.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import { CreditCost } from "../../../catalog/components/card/credit-line.tsx";
import type { InstalmentView } from "../../home-view.ts";

/** The monthly price of a course for a term that the visitor chooses; its button opens the calculator of that course with the same term. */
export function InstalmentTeaser({ instalments }: { instalments: InstalmentView }) {
	const t = useTranslations("homeRest.pay");
	const locale = useLocale();
	const { course, full, from, to } = instalments;
	const [months, setMonths] = useState(instalments.months);
	const title = <Link to={localizePath(course.path, locale)}>{course.title}</Link>;
	return (
		<Card className="home-pay__calculator" data-part="">
			<output className="home-pay__out">
				<span className="home-pay__price">
					<span className="muted">{t.rich("course", { title: () => title })}</span>
					<b className="num">{formatMoney(monthlyMoney(full, months), locale)}</b>
				</span>
				<span className="home-pay__term">
					<span className="muted">{t("term")}</span>
					<b className="num">{t("months", { count: months })}</b>
				</span>
			</output>
			<Form action={`${localizePath(course.path, locale)}#price`} className="home-pay__form" method="get">
				<input name="tariff" type="hidden" value={course.tariff} />
				<Range
					aria-label={t("slider")}
					aria-valuetext={t("months", { count: months })}
					max={to}
					min={from}
					name="months"
					onChange={setMonths}
					scale={[from, to].map((at) => ({ at, text: t("months", { count: at }) }))}
					value={months}
				/>
				<div className="cluster">
					<Button>{t("plan")}</Button>
					<FullPrice instalments={instalments} />
				</div>
			</Form>
			<p className="form-note">
				<b>{instalments.credit.warning}.</b> {instalments.terms} <CreditCost credit={instalments.credit} />
			</p>
		</Card>
	);
}

function FullPrice({ instalments: { full, was } }: { instalments: InstalmentView }) {
	const t = useTranslations("homeRest.pay");
	const ui = useTranslations("ui");
	const locale = useLocale();
	return (
		<span className="home-pay__full">
			{t("full")}{" "}
			{was && (
				<>
					<VisuallyHidden>{ui("priceWas")} </VisuallyHidden>
					<s>{formatMoney(was, locale)}</s> <VisuallyHidden>{ui("priceNow")} </VisuallyHidden>
				</>
			)}
			<b className="num">{formatMoney(full, locale)}</b>
		</span>
	);
}
