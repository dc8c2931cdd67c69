import type { Locale } from "../../../shared/localized.ts";
import { coursePath } from "../../catalog/courses/course-summary.ts";
import { currencyOf } from "../../catalog/prices/price-tariff.ts";
import type { BasketLine, PricedBasket } from "./basket.ts";
import type { BasketLineView } from "./basket-view.ts";
import type { BasketRows } from "./select-basket.server.ts";

/** The lines as pages show them, in the order they were asked for: what is bought at what price, or why it can't be. */
export function describeLines(
	lines: readonly BasketLine[],
	{ rows, priced, locale }: { rows: BasketRows; priced: PricedBasket | undefined; locale: Locale },
): BasketLineView[] {
	const shown = currencyOf(locale);
	return lines.map((ids, index) => {
		const line = priced?.lines.find((candidate) => candidate.index === index);
		const course = rows.courses.find(({ slug }) => slug === ids.courseSlug);
		const tariff = rows.tariffs.find(({ courseId, code }) => courseId === course?.id && code === ids.tariffCode);
		const start = rows.starts.find(
			({ id, tariffIds }) => id === ids.startId && tariff && tariffIds.includes(tariff.id),
		);
		return {
			ids,
			course: course && {
				title: course.title,
				locale: course.locale,
				path: coursePath(course.categorySlug, course.slug),
				cover: course.cover,
				planet: course.planet,
			},
			tariffName: tariff?.text[course?.locale ?? locale].name,
			start: start && { at: start.startsAt, zone: start.zone },
			price: line?.price,
			problem: priced?.problems.find((problem) => problem.index === index)?.code,
			hasSavedDiscount: line?.hasSavedDiscount[shown] ?? false,
			hasSavedPlace: line?.savedHoldId !== undefined,
		};
	});
}
