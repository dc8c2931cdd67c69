import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { ChipLink, Chips } from "../../../../../ui/form/chip.tsx";
import { Empty } from "../../../../../ui/notice/empty.tsx";
import type { CourseView } from "../../../courses/course-view.ts";
import { StartsTable } from "../starts-table.tsx";
import { timetableOf } from "./roblox-starts.ts";
import "./roblox.css";

type TimetableProps = {
	courses: readonly CourseView[];
	/** Slug of the course whose groups are asked for; one that is not among the courses asks for all. */
	asked: string | undefined;
};

/** The groups of all courses or of one; the choice is part of the address. */
export function RobloxTimetable({ courses, asked }: TimetableProps) {
	const t = useTranslations("catalog");
	const chosen = courses.find(({ slug }) => slug === asked);
	const rows = timetableOf(chosen ? [chosen] : courses);
	const hasDates = courses.some(({ starts }) => starts.length > 0);
	if (!hasDates) return <p className="lead">{t("starts.empty")}</p>;
	return (
		<div className="roblox-timetable">
			{courses.length > 1 && <CourseChips chosen={chosen} courses={courses} />}
			{rows.length > 0 ? <StartsTable rows={rows} /> : <NoGroups />}
		</div>
	);
}

type ChipsProps = { courses: readonly CourseView[]; chosen: CourseView | undefined };

function CourseChips({ courses, chosen }: ChipsProps) {
	const t = useTranslations("catalog.roblox");
	const path = localizePath("/roblox-groups", useLocale());
	return (
		<Chips label={t("filter")} scroll>
			<ChipLink current={!chosen} to={`${path}#timetable`}>
				{t("allCourses")}
			</ChipLink>
			{courses.map(({ slug, title }) => (
				<ChipLink current={slug === chosen?.slug} key={slug} to={`${path}?course=${slug}#timetable`}>
					{title}
				</ChipLink>
			))}
		</Chips>
	);
}

function NoGroups() {
	const t = useTranslations("catalog.roblox");
	const locale = useLocale();
	return (
		<Empty
			action={
				<LinkButton to={`${localizePath("/roblox-groups", locale)}#timetable`} variant="secondary">
					{t("showAll")}
				</LinkButton>
			}
			as="h3"
			framed
			title={t("noGroups")}
		>
			{t("noGroupsText")}
		</Empty>
	);
}
