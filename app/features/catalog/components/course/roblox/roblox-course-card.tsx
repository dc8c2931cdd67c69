import { useLocale } from "use-intl";
import { formatDay, formatNumber } from "../../../../../i18n/format.ts";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Accordion, AccordionItem } from "../../../../../ui/accordion/accordion.tsx";
import { Art } from "../../../../../ui/art/art.tsx";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { Card } from "../../../../../ui/card/card.tsx";
import { Meta, type MetaFact } from "../../../../../ui/card/meta.tsx";
import { Unbroken } from "../../../../../ui/reading/unbroken.tsx";
import { Ticks } from "../../../../../ui/ticks/ticks.tsx";
import { courseLength } from "../../../courses/course-length.ts";
import type { CourseView } from "../../../courses/course-view.ts";
import { nextGroup } from "../../../places/tariff-places.ts";
import { RobloxPrices } from "./roblox-prices.tsx";
import "./roblox.css";

/** The essentials of a Roblox course: for whom, what is made, the programme, the prices, the next group. */
export function RobloxCourseCard({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	return (
		<Card as="article" className="roblox-course" planet={course.planet}>
			<Art className="roblox-course__cover" name={course.cover} />
			<div className="stack" data-gap="3">
				<h3>
					<Unbroken>{course.title}</Unbroken>
				</h3>
				<p className="muted">{course.short}</p>
				<Meta facts={useFacts(course)} />
			</div>
			<div className="stack" data-gap="3">
				<h4>{t("roblox.results")}</h4>
				<Ticks items={course.results.map(({ title, when }) => `${title} (${when})`)} size="sm" />
			</div>
			<Accordion>
				<AccordionItem summary={t("roblox.modules", { count: course.modules.length })}>
					<ol className="roblox-course__modules">
						{course.modules.map(({ title, description }) => (
							<li key={title}>
								<b>{title}</b>
								<p>{description}</p>
							</li>
						))}
					</ol>
				</AccordionItem>
			</Accordion>
			<RobloxPrices course={course} />
			<LinkButton block iconEnd="arrow-right" to={localizePath(course.path, locale)} variant="secondary">
				{t("roblox.open")}
			</LinkButton>
		</Card>
	);
}

function useFacts(course: CourseView): MetaFact[] {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const { unit, count } = courseLength(course.months);
	const length = `${t(`count.${unit}`, { count })}, ${t("count.lessons", { count: course.lessons })}`;
	const group = nextGroup(course);
	const pace = { minutes: course.lessonMinutes, hours: formatNumber(course.weeklyHours, locale) };
	const facts: MetaFact[] = [
		{ icon: "calendar-days", text: length },
		{ icon: "clock", text: t("passport.pace", pace) },
	];
	if (course.ages) facts.unshift({ icon: "users-round", text: t("passport.years", course.ages) });
	if (group && group.seatsFree > 0)
		facts.push({ icon: "flag", text: `${t("passport.start")}: ${formatDay(group.at, locale, group.zone)}` });
	return facts;
}
