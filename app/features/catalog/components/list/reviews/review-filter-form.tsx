import type { RefObject } from "react";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Button } from "../../../../../ui/button/button.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Select } from "../../../../../ui/form/select.tsx";
import { FilterForm } from "../filter-form.tsx";
import { AUDIENCES } from "./review-filters.ts";
import type { ReviewListView } from "./review-list-view.ts";

type ReviewFilterFormProps = {
	list: ReviewListView;
	action: string;
	form: RefObject<HTMLFormElement | null>;
	apply: () => void;
};

export function ReviewFilterForm({ list, action, form, apply }: ReviewFilterFormProps) {
	const t = useTranslations("courses.reviews");
	const { filters, summary } = list;
	return (
		<FilterForm action={action} apply={apply} aria-label={t("filters")} className="reviews__filters" form={form}>
			<Field label={t("audience")}>
				<Select defaultValue={filters.audience ?? ""} name="audience">
					<option value="">{t("anyAudience")}</option>
					{AUDIENCES.map((audience) => (
						<option key={audience} value={audience}>
							{t(`audiences.${audience}`)}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("rating")}>
				<Select defaultValue={filters.stars ?? ""} name="stars">
					<option value="">{t("anyRating")}</option>
					{summary.byRating
						.filter(({ rating, count }) => count > 0 || rating === filters.stars)
						.map(({ rating }) => (
							<option key={rating} value={rating}>
								{t("stars", { count: rating })}
							</option>
						))}
				</Select>
			</Field>
			<Field label={t("course")}>
				<Select defaultValue={filters.course ?? ""} name="course">
					<option value="">{t("anyCourse")}</option>
					{summary.courses.map(({ slug, title }) => (
						<option key={slug} value={slug}>
							{title}
						</option>
					))}
				</Select>
			</Field>
			<div className="reviews__show">
				<Button type="submit" variant="secondary">
					{t("show")}
				</Button>
			</div>
		</FilterForm>
	);
}
