import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../../../i18n/format.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { Segmented } from "../../../../ui/form/segmented.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import type { CourseView, TariffView } from "../../course-view.ts";
import { saleLastMoment } from "../../sale-day.ts";
import { isTariffFull } from "../../tariff-places.ts";
import type { CourseTerms } from "./course-terms.ts";
import { RequestButton } from "./request-button.tsx";
import { TariffButton } from "./tariff-button.tsx";
import { InstalmentPrice } from "./tariff-price.tsx";
import "./buy-card.css";

type BuyCardProps = { course: CourseView; terms: CourseTerms };

/** Price and enrolment beside the programme on wide screens; the tariff is chosen by radios, so without script too. */
export function BuyCard({ course, terms }: BuyCardProps) {
	const t = useTranslations("catalog");
	const { tariffs, audience } = course;
	const first = tariffs.find((tariff) => tariff.recommended) ?? tariffs[0];
	const tax = t(audience === "children" ? "buy.taxChildren" : "buy.taxAdults", { percent: terms.taxPercent });
	return (
		<aside aria-label={t("buy.label")} className="buy-col">
			<Card className="buy">
				<Deal course={course} zone={terms.zone} />
				{tariffs.length > 1 && (
					<Segmented
						defaultValue={first?.code}
						label={t("buy.tariff")}
						name="buy-tariff"
						options={tariffs.map(({ code, name }) => ({ value: code, label: name }))}
					/>
				)}
				{tariffs.map((tariff) => (
					<Offer course={course} key={tariff.code} tariff={tariff} />
				))}
				<RequestButton ask={{ kind: "trial", course: course.slug }} block variant="secondary">
					{t("buy.trial")}
				</RequestButton>
				<Ticks items={[t("buy.refund"), tax, t("buy.chat")]} size="sm" />
				<p className="subtle step--2">{terms.instalments.creditWarning}</p>
			</Card>
		</aside>
	);
}

function Offer({ course, tariff }: { course: CourseView; tariff: TariffView }) {
	const t = useTranslations("catalog");
	return (
		<div className="buy__offer">
			<InstalmentPrice price={tariff.price} size="xl" />
			<Stack gap={2}>
				{isTariffFull(course.starts, tariff.code) && <p className="step--1">{t("buy.full")}</p>}
				<TariffButton block course={course} size="lg" tariff={tariff} />
			</Stack>
		</div>
	);
}

function Deal({ course, zone }: { course: CourseView; zone: string }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { discount, saleUntil } = course.price;
	if (!saleUntil) return null;
	const day = formatDay(saleLastMoment(saleUntil), locale, zone);
	return <p className="buy__deal">{t("buy.deal", { percent: discount, day })}</p>;
}
