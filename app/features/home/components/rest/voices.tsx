import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Planet } from "../../../../shared/planets.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Person } from "../../../../ui/person/person.tsx";
import { Shortened } from "../../../../ui/reading/shortened.tsx";
import { Stars } from "../../../../ui/stars/stars.tsx";
import type { ReviewView } from "../../../catalog/courses/course-view.ts";
import "./voices.css";
import { Link } from "../../../../ui/link/link.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** Reviews that the office has featured; where the school has answered one, its answer is shown too. */
export function Voices({ reviews }: { reviews: readonly ReviewView[] }) {
	const t = useTranslations("homeRest.voices");
	const locale = useLocale();
	if (reviews.length === 0) return null;
	const pictured = reviews.find(({ kind, course }) => kind === "student" && course);
	const more = <MoreLink to={localizePath("/reviews", locale)}>{t("more")}</MoreLink>;
	return (
		<Section>
			<SectionHead action={more} title={t.rich("title", richTags)} />
			<Rail className="home-voices">
				{reviews.map((review, index) => (
					<Voice key={review.id} look={lookOf(index, review === pictured)} review={review} />
				))}
			</Rail>
		</Section>
	);
}

type Look = "plain" | "picture" | { readonly tint: Planet };

const TINTS = ["mint", "sun", "comet"] as const satisfies readonly Planet[];

/** Every other card is tinted: cards in one column then never look all the same. */
function lookOf(place: number, isPictured: boolean): Look {
	if (isPictured) return "picture";
	const tint = TINTS[(place / 2) % TINTS.length];
	return tint ? { tint } : "plain";
}

function Voice({ review, look }: { review: ReviewView; look: Look }) {
	const t = useTranslations("homeRest.voices");
	const { rating, text, answer, avatar, name, course } = review;
	return (
		<Card
			as="article"
			className="review"
			data-tall={answer !== null || look === "picture" || undefined}
			{...(typeof look === "object" && { planet: look.tint, tone: "tint" as const })}
		>
			{look === "picture" && course && (
				<div className="home-voices__art">
					<Art name={course.cover} />
				</div>
			)}
			<Stars value={rating} />
			<blockquote>
				<Shortened text={text} />
			</blockquote>
			{answer && (
				<p className="review__answer">
					<b>{t("answer")}</b> {answer}
				</p>
			)}
			<Person avatar={<Avatar art={avatar} />} name={name} note={<VoiceNote review={review} />} />
		</Card>
	);
}

function VoiceNote({ review: { about, course } }: { review: ReviewView }) {
	const locale = useLocale();
	return (
		<>
			{about}
			{course && (
				<Link className="home-voices__course" to={localizePath(course.path, locale)}>
					{course.title}
				</Link>
			)}
		</>
	);
}
