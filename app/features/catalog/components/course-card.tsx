import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { keepPart } from "../../../ui/kept/keep-part.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import type { CourseSummary } from "../courses/course-summary.ts";
import { CardBadge } from "./card/card-badge.tsx";
import { CardFoot } from "./card/card-foot.tsx";
import { CardMeta } from "./card/card-meta.tsx";
import "./card/course-card.css";
import { Link } from "../../../ui/link/link.tsx";

type CourseCardProps = {
	card: CourseSummary;
	/** `h2` where the cards are the page's own list. */
	heading?: "h2" | "h3";
};

/** No place is free at the price that the card shows. */
function isWaited({ status, isSoldOut, nextStart }: CourseSummary): boolean {
	return status === "published" && (isSoldOut || nextStart?.seatsFree === 0);
}

/** A course in a list: the whole card is one link. */
export const CourseCard = keepPart(function CourseCard({ card, heading: Heading = "h3" }: CourseCardProps) {
	const t = useTranslations("courseCard");
	const locale = useLocale();
	return (
		<article className="course-card" data-planet={card.planet}>
			<div className="course-card__art">
				<Art name={card.cover} />
				<CardBadge card={card} />
			</div>
			<div className="course-card__body">
				<Heading className="course-card__title">
					<Link className="whole-link" to={localizePath(card.path, locale)}>
						<Unbroken>{card.title}</Unbroken>
					</Link>
				</Heading>
				<p>
					<Unbroken>{card.short}</Unbroken>
				</p>
				<CardMeta card={card} />
				{isWaited(card) && <p className="course-card__wait">{t("waitlist")}</p>}
			</div>
			<CardFoot card={card} />
		</article>
	);
});
