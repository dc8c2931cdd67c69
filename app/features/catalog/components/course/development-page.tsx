import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import { useIsUntold } from "../../../../ui/link/untold-paths.ts";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { CourseAbout } from "./course-about.tsx";
import { CourseFaq } from "./course-faq.tsx";
import { CourseFinal } from "./course-final.tsx";
import { CourseHero } from "./course-hero.tsx";
import type { CoursePageProps } from "./course-page.tsx";
import { CoursePassport } from "./course-passport.tsx";
import { CourseRelated } from "./course-related.tsx";
import { CourseSkills } from "./course-skills.tsx";
import { CourseTrack } from "./course-track.tsx";
import "./course-page.css";
import "./development-page.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** A course that is still being made: what is planned, and a form to be told when it opens. */
export function DevelopmentPage({ course, terms, form }: CoursePageProps) {
	const t = useTranslations("catalog");
	return (
		<main id="main">
			<CourseHero course={course} zone={terms.zone} />
			<CoursePassport course={course} />
			<Wrap className="cols" data-planet={course.planet}>
				<div className="cols__main">
					<CourseAbout course={course} planned />
					<CourseTrack course={course} />
					<CourseSkills course={course} />
				</div>
				<PlanCard course={course} />
			</Wrap>
			<CourseRelated course={course} credit={terms.credit} />
			<CourseFaq questions={course.faq} title={t.rich("faq.title", richTags)} />
			<CourseFinal course={course} form={form} trialMinutes={terms.trialMinutes} />
		</main>
	);
}

function PlanCard({ course }: { course: CourseView }): ReactNode {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const isUntold = useIsUntold();
	const more = localizePath("/in-development", locale);
	return (
		<aside className="plan">
			<Art name="telescope" width={200} />
			<Callout icon="info" planet="sun" title={t("hero.inDevelopment")}>
				<p>{t("development.notice")}</p>
				{!isUntold(more) && (
					<p>
						<Link data-modal="" to={more}>
							{t("development.more")}
						</Link>
					</p>
				)}
				<p>
					{t("price.provisional")}: <b className="num">{formatMoney(course.price.full, locale)}</b>
				</p>
			</Callout>
		</aside>
	);
}
