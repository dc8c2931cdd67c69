import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { type Currency, wholeMoney } from "../../../../shared/money.ts";
import { type CourseFilters, type CourseLength, type FilterParam, LENGTHS } from "./course-filters.ts";

const LONGEST = Number(LENGTHS.at(-2));

/** What the values of filters are called, in lists of choices and on chips alike. */
export function useFilterWords(currency: Currency) {
	const t = useTranslations("courses.filters");
	const locale = useLocale();

	function nameLength(length: CourseLength): string {
		return length === "longer" ? t("longer", { months: LONGEST }) : t("upToMonths", { months: Number(length) });
	}
	function namePrice(price: number): string {
		return t("upToPrice", { price: formatMoney(wholeMoney(price, currency), locale) });
	}
	function nameFilter(filters: CourseFilters, name: Exclude<FilterParam, "sort">): string {
		switch (name) {
			case "age":
				return t("years", { age: filters.age ?? 0 });
			case "level":
				return t(`levels.${filters.level ?? "beginner"}`);
			case "format":
				return t(`formats.${filters.format ?? "group"}`);
			case "length":
				return nameLength(filters.length ?? "longer");
			case "price":
				return namePrice(filters.price ?? 0);
		}
	}
	return { nameLength, namePrice, nameFilter };
}
