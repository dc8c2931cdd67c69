import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { money } from "../../../../shared/money.ts";
import { Card } from "../../../../ui/card/card.tsx";
import type { PayingPageView } from "../../ways-to-pay/paying-view.ts";

/** The formula of a refund with numbers from the very function that refunds are counted by, and how long places wait. */
export function RefundExample({ view }: { view: PayingPageView }) {
	const t = useTranslations("paying.refund");
	const locale = useLocale();
	const { refund, refundDays, orderMinutes, applicationHours } = view;
	const rub = (minor: number) => formatMoney(money(minor, "RUB"), locale);
	const line = refund.lines[0];
	return (
		<div className="paying-aside">
			<Card aria-labelledby="refund-title" as="aside" className="paying-facts" id="refund">
				<h2 className="step-3" id="refund-title">
					{t("title")}
				</h2>
				<p className="paying-formula">{t("formula")}</p>
				{line && (
					<p>
						{t("example", {
							paid: rub(refund.paid),
							lessons: line.lessons,
							taken: line.lessonsTaken,
							perLesson: rub(line.perLesson),
							kept: rub(refund.kept),
							amount: rub(refund.amount),
						})}
					</p>
				)}
				<p>{t("days", { days: refundDays.value })}</p>
				<p className="muted step--1">{t("checked", { date: dateText(refundDays.asOf) })}</p>
			</Card>
			<Card aria-labelledby="hold-title" as="aside" className="paying-facts" id="hold">
				<h2 className="step-3" id="hold-title">
					{t("holdTitle")}
				</h2>
				<p>{t("hold", { minutes: orderMinutes })}</p>
				<p>{t("holdBank", { hours: applicationHours })}</p>
			</Card>
		</div>
	);

	function dateText(day: string): string {
		return formatDate(new Date(`${day}T00:00:00Z`), locale, "UTC");
	}
}
