import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Empty } from "../../../../ui/notice/empty.tsx";
import { CreditLine } from "../card/credit-line.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { FEWEST_COMPARED } from "./compared-courses.ts";
import { CourseGrid } from "./course-grid.tsx";
import type { CourseListView } from "./course-list-view.ts";
import { useCoursePicks } from "./course-picks.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListHead } from "./list-head.tsx";
import { useFilterForm } from "./use-filter-form.ts";
import "./course-browser.css";

/** Filters, what they let through, and the comparison. */
export function CourseBrowser({ list }: { list: CourseListView }) {
	const t = useTranslations("courses");
	const path = localizePath(list.path, useLocale());
	const { form, apply, busy } = useFilterForm(path, list.filters);
	const picks = useCoursePicks();
	const canCompare = list.total >= FEWEST_COMPARED;
	return (
		<section aria-label={t("list")} className="course-results">
			<Wrap>
				<ListFilters action={path} apply={apply} form={form} list={list} />
				<ListHead apply={apply} list={list} />
				{list.courses.length > 0 ? (
					<>
						<CourseGrid busy={busy} courses={list.courses} picks={canCompare ? picks : undefined} />
						{canCompare && <CompareBar picks={picks} />}
						<p className="form-note course-results__note">
							<CreditLine credit={list.credit} />
						</p>
					</>
				) : (
					<NothingFound path={path} />
				)}
			</Wrap>
		</section>
	);
}

function NothingFound({ path }: { path: string }) {
	const t = useTranslations("courses.empty");
	return (
		<Empty
			action={
				<LinkButton preventScrollReset to={path} variant="secondary">
					{t("action")}
				</LinkButton>
			}
			as="h3"
			framed
			title={t("title")}
		>
			{t("text")}
		</Empty>
	);
}
