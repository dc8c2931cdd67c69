import { useLocale } from "use-intl";
import { formatDate } from "../../../../../i18n/format.ts";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Card } from "../../../../../ui/card/card.tsx";
import { Link } from "../../../../../ui/link/link.tsx";
import { Avatar } from "../../../../../ui/person/avatar.tsx";
import { Person } from "../../../../../ui/person/person.tsx";
import { Shortened } from "../../../../../ui/reading/shortened.tsx";
import { Stars } from "../../../../../ui/stars/stars.tsx";
import type { ReviewView } from "../../../courses/course-view.ts";
import { useSchoolZone } from "../../card/use-school-zone.ts";

/** A review with its date, its source and the school's answer. */
export function ReviewCard({ review }: { review: ReviewView }) {
	const t = useTranslations("courses.reviews");
	const locale = useLocale();
	const zone = useSchoolZone();
	return (
		<Card as="article" className="review">
			<p className="reviews__meta">
				<Stars value={review.rating} />
				<time dateTime={review.writtenAt.toISOString()}>{formatDate(review.writtenAt, locale, zone)}</time>
			</p>
			<blockquote>
				<Shortened text={review.text} />
			</blockquote>
			{review.answer && (
				<div className="review__answer">
					<b>{t("answer")}</b> {review.answer}
				</div>
			)}
			<Person avatar={<Avatar art={review.avatar} size="sm" />} name={review.name} note={review.about} />
			<p className="reviews__source">
				{review.course && <Link to={localizePath(review.course.path, locale)}>{review.course.title}</Link>}
				<span>{t("source", { source: review.source })}</span>
			</p>
		</Card>
	);
}
