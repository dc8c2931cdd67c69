import { useLocale } from "use-intl";
import { formatMoney } from "../../../../../i18n/format.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { VisuallyHidden } from "../../../../../ui/layout/visually-hidden.tsx";
import type { CourseView } from "../../../courses/course-view.ts";

/** Every tariff with the month's price, its term and the full price. */
export function RobloxPrices({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const ui = useTranslations("ui");
	const locale = useLocale();
	return (
		<div className="stack" data-gap="3">
			<h4>{t("roblox.prices")}</h4>
			<dl className="roblox-course__prices">
				{course.tariffs.map(({ code, name, kind, price }) => (
					<div key={code}>
						<dt>
							{name} <small>{t(`kinds.${kind}`)}</small>
						</dt>
						<dd>
							<b className="num">{formatMoney(price.monthly, locale)}</b>{" "}
							<small>{t("price.perMonth", { months: price.months })}</small>
							<small>
								{price.was && (
									<>
										<VisuallyHidden>{ui("priceWas")} </VisuallyHidden>
										<s>{formatMoney(price.was, locale)}</s> <VisuallyHidden>{ui("priceNow")} </VisuallyHidden>
									</>
								)}
								{t("price.wholePrice", { price: formatMoney(price.full, locale) })}
							</small>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
