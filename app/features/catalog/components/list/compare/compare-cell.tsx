import { useLocale } from "use-intl";
import { formatDay, formatMoney, formatNumber, formatZonedTime } from "../../../../../i18n/format.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../../shared/localized.ts";
import { Price } from "../../../../../ui/price/price.tsx";
import { courseLength } from "../../../courses/course-length.ts";
import type { CompareRow } from "./compare-rows.ts";
import type { ComparedCourse } from "./comparison-view.ts";
import { NotFor } from "./not-for.tsx";

type CellProps = { course: ComparedCourse };

/** What a course says in a row. */
export function CompareCell({ course, row }: CellProps & { row: CompareRow }) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	switch (row) {
		case "ages":
			return course.ages ? t("ages", course.ages) : t("anyAge");
		case "level":
			return t(`levels.${course.level}`);
		case "length": {
			const { unit, count } = courseLength(course.months);
			return t(unit, { count });
		}
		case "lessons":
			return course.lessons;
		case "hours":
			return t("hours", { hours: formatNumber(course.weeklyHours, locale), count: course.weeklyHours });
		case "formats":
			return <FormatsCell course={course} />;
		case "price":
		case "monthly":
		case "start":
		case "seats":
			return course.offer ? <OfferCell offer={course.offer} row={row} /> : "—";
		case "made":
			return course.made ?? "—";
		case "tools":
			return course.tools.join(", ");
		case "notFor":
			return <NotFor course={course} />;
	}
}

function FormatsCell({ course }: CellProps) {
	const t = useTranslations("courses.comparison");
	const kinds = [...new Set(course.formats)];
	return (
		<ul className="compare__list">
			{kinds.map((kind) => (
				<li key={kind}>{t(`formats.${kind}`)}</li>
			))}
		</ul>
	);
}

type OfferProps = {
	offer: NonNullable<ComparedCourse["offer"]>;
	row: Extract<CompareRow, "price" | "monthly" | "start" | "seats">;
};

function OfferCell({ offer: { price, nextStart }, row }: OfferProps) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	switch (row) {
		case "price":
			return <Price now={formatMoney(price.full, locale)} was={price.was && formatMoney(price.was, locale)} />;
		case "monthly":
			return t("monthly", { price: formatMoney(price.monthly, locale), months: price.months });
		case "start":
			return nextStart ? sayStart(nextStart, locale) : t("noStart");
		case "seats":
			return nextStart ? t("seats", { count: nextStart.seatsFree }) : "—";
	}
}

/** With the hour: groups that begin on one day may differ in it alone. */
function sayStart({ at, zone }: NonNullable<OfferProps["offer"]["nextStart"]>, locale: Locale): string {
	return `${formatDay(at, locale, zone)}, ${formatZonedTime(at, locale, zone)}`;
}
