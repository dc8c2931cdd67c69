import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { listStarts } from "../places/list-starts.server.ts";
import { listTariffs } from "../prices/list-tariffs.server.ts";
import { listReviews } from "../reviews/list-reviews.server.ts";
import type { CourseSummary } from "./course-summary.ts";
import type { CourseView, TeacherView } from "./course-view.ts";
import { listCourses } from "./list-courses.server.ts";

type CourseQuestion = {
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/** A course by its slug as a visitor may read it in a language; undefined when there is none. */
export async function getCourse(db: Database, question: CourseQuestion): Promise<CourseView | undefined> {
	const { slug, locale, now, settings } = question;
	const view = { locale, now, months: settings.facts.instalment_default.value };
	const [card] = await listCourses(db, { slugs: [slug] }, view);
	if (!card) return undefined;
	const text = await selectText(db, question);
	const [tariffs, starts, reviews, teachers, locales, related] = await Promise.all([
		listTariffs(db, { courseId: card.id, ...view }),
		listStarts(db, { courseSlugs: [slug], locale, now }),
		listReviews(db, { courseSlug: slug, locale, now }),
		selectTeachers(db, card.id, locale),
		selectLocales(db, card.id, now),
		listRelated(db, card.id, view),
	]);
	const successor = text.successorSlug ? await listCourses(db, { slugs: [text.successorSlug] }, view) : [];
	const { body, description, categoryText, salaryFrom, salaryTo, salaryCurrency, salaryAsOf } = text;
	const course: CourseView = {
		...card,
		...body,
		lead: text.lead,
		description: description.split(/\n\s*\n/),
		category: { slug: card.categorySlug, title: categoryText[locale].title, menu: categoryText[locale].menu },
		lessonMinutes: text.lessonMinutes,
		weeklyHours: Number(text.weeklyHours),
		salary:
			salaryFrom && salaryTo && salaryCurrency && salaryAsOf
				? { from: salaryFrom, to: salaryTo, currency: salaryCurrency, asOf: salaryAsOf }
				: undefined,
		tariffs,
		starts,
		teachers,
		reviews,
		related,
		successor: successor[0],
		locales,
		updatedAt: text.updatedAt,
	};
	return quoteFacts(course, factsOf(settings, locale));
}

function selectText(db: Database, { slug, locale }: CourseQuestion) {
	return db
		.selectFrom("course")
		.innerJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "course.id").on("courseText.locale", "=", locale),
		)
		.innerJoin("category", "category.id", "course.categoryId")
		.leftJoin("course as successor", "successor.id", "course.successorId")
		.where("course.slug", "=", slug)
		.select([
			"courseText.lead",
			"courseText.description",
			"courseText.body",
			"courseText.updatedAt",
			"category.text as categoryText",
			"successor.slug as successorSlug",
			"course.lessonMinutes",
			"course.weeklyHours",
			"course.salaryFrom",
			"course.salaryTo",
			"course.salaryCurrency",
			"course.salaryAsOf",
		])
		.executeTakeFirstOrThrow();
}

async function selectTeachers(db: Database, courseId: string, locale: Locale): Promise<TeacherView[]> {
	const rows = await db
		.selectFrom("courseTeacher")
		.innerJoin("teacher", "teacher.id", "courseTeacher.teacherId")
		.where("courseTeacher.courseId", "=", courseId)
		.where("teacher.hasLeft", "=", false)
		.orderBy("courseTeacher.position")
		.select(["teacher.slug", "teacher.avatar", "teacher.planet", "teacher.stack", "teacher.text"])
		.execute();
	return rows.map(({ text, ...teacher }) => ({ ...teacher, ...text[locale] }));
}

async function selectLocales(db: Database, courseId: string, now: Date): Promise<Locale[]> {
	const rows = await db
		.selectFrom("courseText")
		.where("courseId", "=", courseId)
		.where(isVisibleText(now))
		.select("locale")
		.execute();
	return rows.map(({ locale }) => locale);
}

/** The cards of the related courses, in the order that the office gave them. */
async function listRelated(
	db: Database,
	courseId: string,
	view: Parameters<typeof listCourses>[2],
): Promise<CourseSummary[]> {
	const slugs = await selectRelated(db, courseId);
	const listed = await listCourses(db, { slugs }, view);
	return slugs.flatMap((slug) => listed.filter((course) => course.slug === slug));
}

async function selectRelated(db: Database, courseId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("courseRelated")
		.innerJoin("course", "course.id", "courseRelated.relatedId")
		.where("courseRelated.courseId", "=", courseId)
		.orderBy("courseRelated.position")
		.select("course.slug")
		.execute();
	return rows.map(({ slug }) => slug);
}
