import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { priceTariff } from "../prices/price-tariff.ts";
import type { InstalmentCourse } from "./instalment-course.ts";

type Question = { readonly locale: Locale; readonly now: Date; readonly months: number };

/** Courses that can be bought now, the most popular first, with what their tariffs cost in roubles. */
export async function listInstalmentCourses(
	db: Database,
	{ locale, now, months }: Question,
): Promise<InstalmentCourse[]> {
	const rows = await db
		.selectFrom("course")
		.innerJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "course.id").on("courseText.locale", "=", locale),
		)
		.innerJoin("tariff", "tariff.courseId", "course.id")
		.where("course.status", "=", "published")
		.where(isVisibleText(now))
		.orderBy("course.popularity", "desc")
		.orderBy("course.slug")
		.orderBy("tariff.position")
		.select([
			"course.slug",
			"courseText.title",
			"tariff.code",
			"tariff.text",
			"tariff.recommended",
			"tariff.priceRub",
			"tariff.priceUsd",
			"tariff.oldPriceRub",
			"tariff.oldPriceUsd",
			"tariff.saleUntil",
		])
		.execute();
	const courses = new Map<string, InstalmentCourse & { tariffs: InstalmentCourse["tariffs"][number][] }>();
	for (const row of rows) {
		const course = courses.get(row.slug) ?? { slug: row.slug, title: row.title, tariffs: [] };
		const price = priceTariff(row, { currency: "RUB", now, months }).full;
		course.tariffs.push({ code: row.code, name: row.text[locale].name, price, recommended: row.recommended });
		courses.set(row.slug, course);
	}
	return [...courses.values()];
}
