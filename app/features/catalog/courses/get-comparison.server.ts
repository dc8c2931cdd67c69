import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import type { ComparedCourse, ComparisonView } from "../components/list/compare/comparison-view.ts";
import { MOST_COMPARED } from "../components/list/compared-courses.ts";
import { describeCredit } from "../instalments/describe-credit.ts";
import type { CourseView } from "./course-view.ts";
import { getCourse } from "./get-course.server.ts";
import { listCourses } from "./list-courses.server.ts";

type ComparisonQuestion = {
	readonly slugs: readonly string[];
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/** The named courses side by side, in the order of the address, also those renamed since it was sent; what a visitor may not see is skipped. */
export async function getComparison(db: Database, question: ComparisonQuestion): Promise<ComparisonView> {
	const { slugs, locale, now, settings } = question;
	const view = { locale, now, months: settings.facts.instalment_default.value };
	const all = await listCourses(db, {}, view);
	const present = [...new Set(await followSlugs(db, "course", slugs))];
	const known = present.filter((slug) => all.some((course) => course.slug === slug));
	const shown = known.slice(0, MOST_COMPARED);
	const courses = await Promise.all(shown.map((slug) => getCourse(db, { slug, locale, now, settings })));
	return {
		courses: courses.filter((course) => course !== undefined).map(columnOf),
		isCut: known.length > shown.length,
		others: quoteFacts(
			all
				.filter(({ slug, status }) => status === "published" && !shown.includes(slug))
				.map(({ slug, title, audience }) => ({ slug, title, audience })),
			factsOf(settings, locale),
		),
		credit: describeCredit(settings, locale),
	};
}

function columnOf(course: CourseView): ComparedCourse {
	const { slug, path, status, title, planet, cover, ages, level, months, lessons, price, nextStart } = course;
	return {
		...{ slug, path, status, title, planet, cover, ages, level, months, lessons },
		offer: status === "published" ? { price, nextStart } : undefined,
		weeklyHours: course.weeklyHours,
		formats: course.tariffs.map(({ kind }) => kind),
		tools: course.tools,
		made: course.results.at(-1)?.title,
		prerequisites: course.prerequisites,
	};
}
