import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { enrolmentOf } from "../../places/enrolment.ts";
import { BuyBar } from "./buy-bar.tsx";
import { BuyCard } from "./buy-card.tsx";
import { CourseAbout } from "./course-about.tsx";
import { CourseAfter } from "./course-after.tsx";
import { CourseBuilds } from "./course-builds.tsx";
import { CourseFaq } from "./course-faq.tsx";
import { CourseFinal } from "./course-final.tsx";
import { CourseHero } from "./course-hero.tsx";
import { CoursePassport } from "./course-passport.tsx";
import { CourseRelated } from "./course-related.tsx";
import { CourseReviews } from "./course-reviews.tsx";
import { CourseSkills } from "./course-skills.tsx";
import { CourseStarts } from "./course-starts.tsx";
import { CourseTariffs } from "./course-tariffs.tsx";
import { CourseTeachers } from "./course-teachers.tsx";
import type { CourseTerms } from "./course-terms.ts";
import { CourseTrack } from "./course-track.tsx";
import { PauseNote } from "./pause-note.tsx";
import "./course-page.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

export type CoursePageProps = {
	course: CourseView;
	terms: CourseTerms;
	/** The request form of the last call: it belongs to another room. */
	form: ReactNode;
};

/** The page of a course that is taught, or was: on pause it is still readable, without prices. */
export function CoursePage({ course, terms, form }: CoursePageProps) {
	const t = useTranslations("catalog");
	const isPaused = enrolmentOf(course) === "paused";
	return (
		<main id="main">
			<CourseHero course={course} zone={terms.zone} />
			<CoursePassport course={course} />
			{isPaused && (
				<Wrap>
					<PauseNote course={course} />
				</Wrap>
			)}
			<Wrap className={isPaused ? "cols cols--single" : "cols"} data-planet={course.planet}>
				<div className="cols__main" data-parts="">
					<CourseAbout course={course} />
					<CourseBuilds course={course} />
					<CourseTrack course={course} />
					<CourseSkills course={course} />
					<CourseTeachers course={course} />
				</div>
				{!isPaused && <BuyCard course={course} terms={terms} />}
			</Wrap>
			{!isPaused && (
				<>
					<CourseTariffs course={course} terms={terms} />
					<CourseStarts course={course} />
				</>
			)}
			<CourseAfter course={course} />
			<CourseReviews
				reviews={course.reviews}
				title={t.rich(`reviews.${course.audience}`, richTags)}
				zone={terms.zone}
			/>
			<CourseRelated course={course} credit={terms.credit} />
			<CourseFaq questions={course.faq} title={t.rich("faq.title", richTags)} />
			<CourseFinal course={course} form={form} trialMinutes={terms.trialMinutes} />
			<BuyBar course={course} />
		</main>
	);
}
