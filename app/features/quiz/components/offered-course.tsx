import { useLocale } from "use-intl";
import { formatNumber } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Badge } from "../../../ui/badge/badge.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import { Ticks } from "../../../ui/ticks/ticks.tsx";
import type { ArgumentView, OfferView } from "../quiz-view.ts";
import { sayArgument } from "./say-argument.ts";

type OfferedProps = { readonly offer: OfferView; readonly isFirst: boolean };

/** A recommended course with the answers that speak for it, and why it may not suit. */
export function OfferedCourse({ offer, isFirst }: OfferedProps) {
	const t = useTranslations("quiz");
	const locale = useLocale();
	const { course } = offer;
	const hours = formatNumber(course.weeklyHours, locale);
	const say = (argument: ArgumentView) => sayArgument(t, argument, { ...offer, hours });
	const reasons = offer.arguments.filter(({ isFor }) => isFor);
	const doubts = offer.arguments.filter(({ isFor }) => !isFor);
	return (
		<article className="quiz-offer" data-planet={course.planet}>
			<div className="quiz-offer__art">
				<Art loading="eager" name={course.cover} />
				<Badge tone={isFirst ? "sun" : "info"}>{t(isFirst ? "result.first" : "result.other")}</Badge>
			</div>
			<div className="quiz-offer__body">
				<h2>
					<Unbroken>{course.title}</Unbroken>
				</h2>
				<p>{course.short}</p>
				<p className="muted">
					{t("facts", { ...course.ages, hours })}
					{course.status !== "published" && `. ${t(`state.${course.status}`)}`}
				</p>
				<h3>{t("result.why")}</h3>
				<Ticks items={reasons.map(say)} />
				<h3>{t("result.whyNot")}</h3>
				<ul className="quiz-offer__doubts">
					{doubts.map((argument) => (
						<li key={argument.question}>
							<Unbroken>{say(argument)}</Unbroken>
						</li>
					))}
					<li>{capitalize(offer.not)}.</li>
				</ul>
				<LinkButton
					block
					to={localizePath(course.path, locale)}
					{...(isFirst ? {} : { variant: "secondary" as const })}
				>
					{t("result.open")}
				</LinkButton>
			</div>
		</article>
	);
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
