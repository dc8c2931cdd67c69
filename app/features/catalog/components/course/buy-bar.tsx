import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Price } from "../../../../ui/price/price.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { enrolmentOf } from "../../places/enrolment.ts";
import { tariffInstead } from "../../places/tariff-places.ts";
import { CheckoutButton } from "./checkout-button.tsx";
import { EnrolButton } from "./enrol-button.tsx";
import "./buy-bar.css";

/**
 * The full price and the first step, always at hand where the card does not fit. A paused course shows only the step: nothing is for sale.
 */
export function BuyBar({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const instead = tariffInstead(course);
	const { full, was } = (instead ?? course).price;
	const enrolment = enrolmentOf(course);
	if (enrolment === "paused") {
		return (
			<aside aria-label={t("paused.title")} className="buybar">
				<EnrolButton block course={course} short />
			</aside>
		);
	}
	return (
		<aside aria-label={t("buy.label")} className="buybar">
			<Price note={t("price.whole")} now={formatMoney(full, locale)} was={was && formatMoney(was, locale)} />
			{enrolment === "open" ? (
				<CheckoutButton course={course.slug} tariff={instead?.code}>
					{t("buy.course")}
				</CheckoutButton>
			) : (
				<EnrolButton course={course} short />
			)}
		</aside>
	);
}
