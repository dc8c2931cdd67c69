import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { LiveCountdown } from "../../../../ui/countdown/live-countdown.tsx";
import { Segmented } from "../../../../ui/form/segmented.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import type { CourseView, TariffView } from "../../courses/course-view.ts";
import { adviseTariff, isTariffFull } from "../../places/tariff-places.ts";
import type { TariffPrice } from "../../prices/price-tariff.ts";
import { saleWrittenEnd } from "../../prices/sale-day.ts";
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
	const first = adviseTariff(tariffs, ({ code }) => isTariffFull(course.starts, code));
	const tax = t(audience === "children" ? "buy.taxChildren" : "buy.taxAdults", { percent: terms.taxPercent });
	return (
		<aside aria-label={t("buy.label")} className="buy-col">
			<Card className="buy">
				{tariffs.length > 1 && (
					<Segmented
						defaultValue={first?.code}
						label={t("buy.tariff")}
						name="buy-tariff"
						options={tariffs.map(({ code, name }) => ({ value: code, label: name }))}
					/>
				)}
				<div className="buy__offers">
					{tariffs.map((tariff) => (
						<Offer course={course} key={tariff.code} tariff={tariff} terms={terms} />
					))}
				</div>
				<RequestButton ask={{ kind: "trial", course: course.slug }} block variant="secondary">
					{t("buy.trial")}
				</RequestButton>
				<Ticks items={[t("buy.refund"), tax, t("buy.chat")]} size="sm" />
				<p className="subtle step--2">{terms.instalments.creditWarning}</p>
			</Card>
		</aside>
	);
}

function Offer({ course, terms, tariff }: BuyCardProps & { tariff: TariffView }) {
	const t = useTranslations("catalog");
	return (
		<div className="buy__offer">
			<Deal price={tariff.price} terms={terms} />
			<InstalmentPrice price={tariff.price} size="xl" />
			<Stack gap={2}>
				{isTariffFull(course.starts, tariff.code) && <p className="step--1">{t("buy.full")}</p>}
				<TariffButton block course={course} size="lg" tariff={tariff} />
			</Stack>
		</div>
	);
}

function Deal({ price: { discount, saleUntil }, terms }: { price: TariffPrice; terms: CourseTerms }) {
	const t = useTranslations("catalog");
	if (!saleUntil) return null;
	const label = t("buy.deal", { percent: discount });
	return (
		<div className="buy__deal">
			<span>{label}</span>
			<LiveCountdown
				done={t("buy.dealOver")}
				label={label}
				serverNow={terms.madeAt}
				until={saleUntil}
				written={saleWrittenEnd(saleUntil, terms.zone)}
				zone={terms.zone}
			/>
		</div>
	);
}
