import { useRef } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { ChipLink, Chips } from "../../../../ui/form/chip.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { filterSearch, narrowingFilters, SORTS, withoutFilter } from "./course-filters.ts";
import type { CourseListView } from "./course-list-view.ts";
import { useFilterWords } from "./filter-words.ts";
import { FILTER_FORM } from "./list-filters.tsx";
import { useFocusAfter } from "./use-focus-after.ts";
import "./list-head.css";

/** How many courses there are, in what order, and which filters stand between them and the rest. */
export function ListHead({ list, apply }: { list: CourseListView; apply: () => void }) {
	const t = useTranslations("courses");
	const count = useRef<HTMLHeadingElement>(null);
	const takeFocus = useFocusAfter(count, list.filters);
	const isNarrowed = narrowingFilters(list.filters).length > 0;
	return (
		<div className="list-head">
			<h2 aria-live="polite" className="step-3" ref={count} tabIndex={-1}>
				{isNarrowed
					? t("found", { count: list.courses.length, total: list.total })
					: t("all", { count: list.courses.length })}
			</h2>
			<Field label={t("filters.sort")} labelHidden>
				<Select defaultValue={list.filters.sort ?? ""} form={FILTER_FORM} name="sort" onChange={apply}>
					{SORTS.map((sort) => (
						<option key={sort} value={sort === "popular" ? "" : sort}>
							{t(`filters.sorts.${sort}`)}
						</option>
					))}
				</Select>
			</Field>
			{isNarrowed && <ActiveFilters list={list} onLeave={takeFocus} />}
		</div>
	);
}

/** Each filter in use is a link to the list without it. */
function ActiveFilters({ list, onLeave }: { list: CourseListView; onLeave: () => void }) {
	const t = useTranslations("courses.filters");
	const path = localizePath(list.path, useLocale());
	const { nameFilter } = useFilterWords(list.options.currency);
	const { sort } = list.filters;
	const stay = { onClick: onLeave, preventScrollReset: true, replace: true };
	return (
		<div className="list-head__active">
			<Chips label={t("active")}>
				{narrowingFilters(list.filters).map((name) => {
					const words = nameFilter(list.filters, name);
					return (
						<ChipLink
							{...stay}
							aria-label={t("remove", { name: words })}
							icon="x"
							key={name}
							to={path + filterSearch(withoutFilter(list.filters, name))}
						>
							{words}
						</ChipLink>
					);
				})}
				<ChipLink {...stay} icon="refresh-cw" to={path + filterSearch(sort ? { sort } : {})}>
					{t("reset")}
				</ChipLink>
			</Chips>
		</div>
	);
}
