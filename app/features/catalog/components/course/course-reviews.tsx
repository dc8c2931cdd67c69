import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Person } from "../../../../ui/person/person.tsx";
import { Shortened } from "../../../../ui/reading/shortened.tsx";
import { Stars } from "../../../../ui/stars/stars.tsx";
import type { ReviewView } from "../../courses/course-view.ts";
import "./course-reviews.css";

type ReviewsProps = { title: ReactNode; reviews: readonly ReviewView[]; zone: string };

/** Every published review, with the school's answers. */
export function CourseReviews({ title, reviews, zone }: ReviewsProps) {
	if (reviews.length === 0) return null;
	return (
		<Section id="reviews" tone="sunken">
			<SectionHead title={title} />
			<div className="voices">
				{reviews.map((review) => (
					<ReviewCard key={review.id} review={review} zone={zone} />
				))}
			</div>
		</Section>
	);
}

const SOURCES = ["site", "vk", "yandex", "letter"] as const;

function ReviewCard({ review, zone }: { review: ReviewView; zone: string }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const source = SOURCES.find((known) => known === review.source) ?? "other";
	const date = formatDate(review.writtenAt, locale, zone);
	return (
		<Card as="article" className="review">
			<Stars value={review.rating} />
			<blockquote>
				<Shortened text={review.text} />
			</blockquote>
			{review.answer && (
				<div className="review__answer">
					<b>{t("reviews.answer")}</b>
					<p>{review.answer}</p>
				</div>
			)}
			<Person avatar={<Avatar art={review.avatar} />} name={review.name} note={review.about} />
			<p className="subtle step--2">
				{date}, {t(`reviews.sources.${source}`, { source: review.source })}
			</p>
		</Card>
	);
}
