import { type RefObject, useState } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Chip } from "../../../../ui/form/chip.tsx";
import { FieldGroup } from "../../../../ui/form/field-group.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { CourseListView } from "./course-list-view.ts";
import { FilterForm } from "./filter-form.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import "./list-filters.css";

export const FILTER_FORM = "course-filters";

const MORE = ["level", "format", "length", "price"] as const;

type ListFiltersProps = {
	list: CourseListView;
	action: string;
	form: RefObject<HTMLFormElement | null>;
	apply: () => void;
};

/** The age at one touch, the rest under it. */
export function ListFilters({ list, action, form, apply }: ListFiltersProps) {
	const t = useTranslations("courses.filters");
	// As it was at first; afterwards the visitor folds and unfolds.
	const [isOpen] = useState(MORE.some((name) => name in list.filters));
	return (
		<FilterForm
			action={action}
			apply={apply}
			aria-label={t("title")}
			className="card list-filters"
			id={FILTER_FORM}
			form={form}
		>
			{list.options.ages.length > 0 && <AgeChips ages={list.options.ages} chosen={list.filters.age} />}
			<details className="list-filters__more" open={isOpen}>
				<summary>
					<Icon name="filter" />
					{t("more")}
					<Icon className="list-filters__mark" name="chevron-down" />
				</summary>
				<FilterSelects filters={list.filters} options={list.options} />
			</details>
			<div className="list-filters__show">
				<Button type="submit">{t("show")}</Button>
			</div>
		</FilterForm>
	);
}

function AgeChips({ ages, chosen }: { ages: readonly number[]; chosen: number | undefined }) {
	const t = useTranslations("courses.filters");
	return (
		<FieldGroup arrange="chips" legend={t("age")}>
			<Chip defaultChecked={chosen === undefined} name="age" type="radio" value="">
				{t("anyAge")}
			</Chip>
			{ages.map((age) => (
				<Chip
					aria-label={t("years", { age })}
					defaultChecked={chosen === age}
					key={age}
					name="age"
					type="radio"
					value={age}
				>
					{age}
				</Chip>
			))}
		</FieldGroup>
	);
}
