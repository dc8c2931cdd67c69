import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { hasLongWord } from "../../../../shared/long-word.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { Day } from "../../../../ui/scene/day.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { courseCrumbs } from "./course-crumbs.ts";
import { EnrolButton } from "./enrol-button.tsx";
import { HeroArt } from "./hero-art.tsx";
import { HeroBadges } from "./hero-badges.tsx";
import "./course-hero.css";

/** What the course is, in the colour of its planet, and the first step. */
export function CourseHero({ course, zone }: { course: CourseView; zone: string }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const crumbs = courseCrumbs(course, (key) => t(`crumbs.${key}`));
	const last = crumbs.length - 1;
	return (
		<Day as="section" className="course-hero" planet={course.planet}>
			<Wrap className="course-hero__grid">
				<div className="course-hero__text">
					<Crumbs
						items={crumbs.map(({ label, path }, index) =>
							index === last ? { label } : { label, to: localizePath(path, locale) },
						)}
					/>
					<h1 data-long={hasLongWord(course.title) || undefined}>
						<Unbroken>{course.title}</Unbroken>
					</h1>
					<p className="lead">
						<Unbroken>{course.lead}</Unbroken>
					</p>
					<HeroBadges course={course} zone={zone} />
					<Cluster className="course-hero__actions">
						<EnrolButton course={course} size="lg" />
						{course.modules.length > 0 && (
							<MoreLink href="#track" icon="arrow-down" tone="quiet">
								{t("hero.programme")}
							</MoreLink>
						)}
					</Cluster>
				</div>
				<HeroArt course={course} />
			</Wrap>
		</Day>
	);
}
