import { useState } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { monthlyMoney } from "../../../../shared/money.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Range } from "../../../../ui/form/range.tsx";
import type { InstalmentView } from "../../home-view.ts";

/** The price of a course over a term of one's choice. Without script it stands at the usual term and has no slider. */
export function InstalmentCalculator({ instalments }: { instalments: InstalmentView }) {
	const t = useTranslations("homeRest.pay");
	const locale = useLocale();
	const { course, full, from, to } = instalments;
	const [months, setMonths] = useState(instalments.months);
	const title = <Link to={localizePath(course.path, locale)}>{course.title}</Link>;
	return (
		<Card className="home-pay__calculator">
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
			<div className="needs-script">
				<Range
					aria-label={t("slider")}
					aria-valuetext={t("months", { count: months })}
					max={to}
					min={from}
					onChange={setMonths}
					scale={[t("months", { count: from }), "", "", t("months", { count: to })]}
					value={months}
				/>
			</div>
			<div className="cluster">
				<LinkButton data-modal to={localizePath(`/request?kind=instalment&course=${course.slug}`, locale)}>
					{t("ask")}
				</LinkButton>
				<FullPrice instalments={instalments} />
			</div>
			<p className="form-note">
				<b>{instalments.warning}.</b> {instalments.terms}
			</p>
		</Card>
	);
}

function FullPrice({ instalments: { full, was } }: { instalments: InstalmentView }) {
	const t = useTranslations("homeRest.pay");
	const locale = useLocale();
	return (
		<span className="home-pay__full">
			{t("full")} {was && <s>{formatMoney(was, locale)}</s>} <b className="num">{formatMoney(full, locale)}</b>
		</span>
	);
}
