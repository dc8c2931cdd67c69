import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Art } from "../../../../../ui/art/art.tsx";
import { LinkButton } from "../../../../../ui/button/link-button.tsx";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { Table } from "../../../../../ui/table/table.tsx";
import { comparedSearch } from "../compared-courses.ts";
import { CompareCell } from "./compare-cell.tsx";
import { COMPARE_ROWS, type CompareRow, differingRows } from "./compare-rows.ts";
import type { ComparedCourse } from "./comparison-view.ts";
import "./compare-table.css";
import { Link } from "../../../../../ui/link/link.tsx";

type CompareTableProps = {
	courses: readonly ComparedCourse[];
	/** A column is about to be taken away, and the link in it with it. */
	onRemove: () => void;
};

export function CompareTable({ courses, onRemove }: CompareTableProps) {
	const t = useTranslations("courses.comparison");
	const differs = differingRows(courses);
	return (
		<Table label={t("table")} stickyFirst>
			<thead>
				<tr data-differs>
					<td className="compare__corner" />
					{courses.map((course) => (
						<ColumnHead course={course} courses={courses} key={course.slug} onRemove={onRemove} />
					))}
				</tr>
			</thead>
			<tbody>
				{COMPARE_ROWS.map((row) => (
					<tr data-differs={differs.has(row) || undefined} key={row}>
						<RowHead differs={differs.has(row)} row={row} />
						{courses.map((course) => (
							<td key={course.slug}>
								<CompareCell course={course} row={row} />
							</td>
						))}
					</tr>
				))}
				<tr data-differs>
					<th scope="row">
						<span className="compare__row">{t("rows.links")}</span>
					</th>
					{courses.map((course) => (
						<td key={course.slug}>
							<Ways course={course} />
						</td>
					))}
				</tr>
			</tbody>
		</Table>
	);
}

function ColumnHead({ course, courses, onRemove }: CompareTableProps & { course: ComparedCourse }) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	const rest = courses.filter((other) => other !== course).map(({ slug }) => slug);
	return (
		<th className="compare__course" data-planet={course.planet} scope="col">
			<Art name={course.cover} width={160} />
			<Link className="compare__title" to={localizePath(course.path, locale)}>
				{course.title}
			</Link>
			<Link
				aria-label={t("removeCourse", { title: course.title })}
				className="compare__remove"
				onClick={onRemove}
				preventScrollReset
				to={localizePath("/compare", locale) + comparedSearch(rest)}
			>
				<Icon name="x" />
				{t("remove")}
			</Link>
		</th>
	);
}

/** A difference is said, not only coloured. */
function RowHead({ row, differs }: { row: CompareRow; differs: boolean }) {
	const t = useTranslations("courses.comparison");
	return (
		<th scope="row">
			<span className="compare__row">
				{t(`rows.${row}`)}
				{differs && <span className="compare__differs">{` ${t("differs")}`}</span>}
			</span>
		</th>
	);
}

function Ways({ course }: { course: ComparedCourse }) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	const isTaught = course.status === "published";
	const request = `/request?kind=${isTaught ? "trial" : "waitlist"}&course=${course.slug}`;
	return (
		<div className="stack" data-align="start" data-gap="2">
			<LinkButton
				aria-label={t(isTaught ? "trialOf" : "waitlistOf", { title: course.title })}
				data-modal
				size="sm"
				to={localizePath(request, locale)}
				variant="secondary"
			>
				{t(isTaught ? "trial" : "waitlist")}
			</LinkButton>
			<Link aria-label={t("moreAbout", { title: course.title })} to={localizePath(course.path, locale)}>
				{t("more")}
			</Link>
		</div>
	);
}
