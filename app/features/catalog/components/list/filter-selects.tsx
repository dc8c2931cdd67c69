import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { type CourseFilters, FORMATS, LENGTHS } from "./course-filters.ts";
import type { FilterOptions } from "./course-list-view.ts";
import { useFilterWords } from "./filter-words.ts";

type FilterSelectsProps = { filters: CourseFilters; options: FilterOptions };

export function FilterSelects({ filters, options }: FilterSelectsProps) {
	const t = useTranslations("courses.filters");
	const { nameLength, namePrice } = useFilterWords(options.currency);
	return (
		<div className="list-filters__selects">
			<Field label={t("level")}>
				<Select defaultValue={filters.level ?? ""} name="level">
					<option value="">{t("anyLevel")}</option>
					{options.levels.map((level) => (
						<option key={level} value={level}>
							{t(`levels.${level}`)}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("format")}>
				<Select defaultValue={filters.format ?? ""} name="format">
					<option value="">{t("anyFormat")}</option>
					{FORMATS.map((format) => (
						<option key={format} value={format}>
							{t(`formats.${format}`)}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("length")}>
				<Select defaultValue={filters.length ?? ""} name="length">
					<option value="">{t("anyLength")}</option>
					{LENGTHS.map((length) => (
						<option key={length} value={length}>
							{nameLength(length)}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("price")}>
				<Select defaultValue={filters.price ?? ""} name="price">
					<option value="">{t("anyPrice")}</option>
					{options.prices.map((price) => (
						<option key={price} value={price}>
							{namePrice(price)}
						</option>
					))}
				</Select>
			</Field>
		</div>
	);
}
