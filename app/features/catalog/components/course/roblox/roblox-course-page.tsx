import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../../ui/button/more-link.tsx";
import { Section, SectionHead } from "../../../../../ui/layout/section.tsx";
import { Prose } from "../../../../../ui/reading/prose.tsx";
import { CreditLine } from "../../card/credit-line.tsx";
import { CourseReviews } from "../course-reviews.tsx";
import { RequestButton } from "../request-button.tsx";
import { StartsTable } from "../starts-table.tsx";
import { RobloxCourseCard } from "./roblox-course-card.tsx";
import { RobloxFaq } from "./roblox-faq.tsx";
import { RobloxFinal } from "./roblox-final.tsx";
import { RobloxHero } from "./roblox-hero.tsx";
import { RobloxNote } from "./roblox-note.tsx";
import { timetableOf } from "./roblox-starts.ts";
import type { RobloxView } from "./roblox-view.ts";
import "./roblox.css";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";

/** The landing page of the Roblox courses. */
export function RobloxCoursePage({ view, form }: { view: RobloxView; form: ReactNode }) {
	const t = useTranslations("catalog");
	const { page, courses, zone } = view;
	const rows = timetableOf(courses);
	const reviews = courses.flatMap((course) => course.reviews);
	reviews.sort((left, right) => right.writtenAt.getTime() - left.writtenAt.getTime());
	return (
		<main id="main">
			<LandingHero view={view} />
			<Section>
				<SectionHead title={t.rich("roblox.courses", richTags)} />
				<div className="roblox-courses">
					{courses.map((course) => (
						<RobloxCourseCard course={course} key={course.slug} />
					))}
				</div>
				<div className="roblox-courses__notes">
					<p className="muted step--1">
						<CreditLine credit={view.credit} />
					</p>
					<RobloxNote note={view.note} />
				</div>
			</Section>
			<Section tone="sunken">
				<SectionHead title={t.rich("roblox.starts", richTags)} />
				{rows.length > 0 ? <StartsTable rows={rows} /> : <p className="lead">{t("starts.empty")}</p>}
			</Section>
			<Section width="narrow">
				<Prose html={page.html} />
			</Section>
			<CourseReviews reviews={reviews} title={t.rich("roblox.reviews", richTags)} zone={zone} />
			<RobloxFaq faq={view.faq} />
			<RobloxFinal form={form} trialMinutes={view.trialMinutes} />
		</main>
	);
}

function LandingHero({ view }: { view: RobloxView }) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const first = view.courses[0];
	return (
		<RobloxHero view={view}>
			{first && (
				<RequestButton ask={{ kind: "trial", course: first.slug }} size="lg">
					{t("roblox.trial")}
				</RequestButton>
			)}
			<MoreLink to={localizePath("/roblox-groups", locale)} tone="quiet">
				{t("roblox.groups")}
			</MoreLink>
		</RobloxHero>
	);
}
