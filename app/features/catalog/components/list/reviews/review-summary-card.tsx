import { useLocale } from "use-intl";
import { formatNumber } from "../../../../../i18n/format.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Card } from "../../../../../ui/card/card.tsx";
import { Stars } from "../../../../../ui/stars/stars.tsx";
import type { ReviewListView } from "./review-list-view.ts";

/** The average of every star ever given here, and how the stars fall. */
export function ReviewSummaryCard({ summary }: { summary: ReviewListView["summary"] }) {
	const t = useTranslations("courses.reviews");
	const average = formatNumber(summary.average, useLocale());
	return (
		<Card className="reviews__summary" planet="sun" tone="tint">
			<p className="reviews__average">
				<b>{average}</b>
				<span>
					<Stars label={t("averageLabel", { average })} value={summary.average} />
					{t("basedOn", { count: summary.count })}
				</span>
			</p>
			<dl className="reviews__bars">
				{summary.byRating.map(({ rating, count }) => (
					<div key={rating}>
						<dt>{t("stars", { count: rating })}</dt>
						<dd>
							<meter aria-hidden="true" max={Math.max(summary.count, 1)} value={count} />
							{count}
						</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
