import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Chip } from "../../../../ui/form/chip.tsx";
import type { CourseSummary } from "../../courses/course-summary.ts";
import { CourseCard } from "../course-card.tsx";
import { COMPARE_FORM } from "./compare-bar.tsx";
import type { CoursePicks } from "./course-picks.ts";
import "./course-grid.css";

type CourseGridProps = {
	courses: readonly CourseSummary[];
	/** Absent where there is nothing to compare with. */
	picks: CoursePicks | undefined;
	busy: boolean;
};

/** Cards of courses; those that can be bought carry a mark for the comparison, a field of the form in the bar below. */
export function CourseGrid({ courses, picks, busy }: CourseGridProps) {
	return (
		<ul aria-busy={busy} className="course-grid" data-parts="">
			{courses.map((course) => (
				<li className="course-pick" key={course.id}>
					<CourseCard card={course} />
					{picks && course.status === "published" && <Pick course={course} picks={picks} />}
				</li>
			))}
		</ul>
	);
}

function Pick({ course, picks }: { course: CourseSummary; picks: CoursePicks }) {
	const t = useTranslations("courses.compare");
	return (
		<span className="course-pick__mark">
			<Chip
				aria-label={t("pickCourse", { title: course.title })}
				checked={picks.chosen.includes(course.slug)}
				form={COMPARE_FORM}
				icon="scale"
				name="courses"
				onChange={(event) => picks.toggle(course.slug, event.target.checked)}
				type="checkbox"
				value={course.slug}
			>
				<span className="course-pick__word">{t("pick")}</span>
			</Chip>
		</span>
	);
}
