import type { Transaction } from "kysely";
import type { Locale } from "../../app/shared/localized.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import { WEEKDAYS } from "../../app/shared/week.ts";
import type { CourseBody } from "../catalog-types.ts";
import type { Schema } from "../types.ts";
import type { CourseFile, CourseFileText } from "./course-file.ts";
import { endOfDay } from "./days-of-zone.ts";

type Ids = Map<string, string>;

/** Writes courses with their texts, tariffs, starts and links. @returns the id of every course by its slug. */
export async function insertCourses(db: Transaction<Schema>, files: readonly CourseFile[], now: Date): Promise<Ids> {
	const categoryIds = await idsBySlug(db, "category");
	const teacherIds = await idsBySlug(db, "teacher");
	const courseIds: Ids = new Map();
	for (const file of files)
		courseIds.set(file.slug, await insertCourse(db, file, required(categoryIds, file.category)));
	for (const file of files) {
		const courseId = required(courseIds, file.slug);
		for (const locale of LOCALES) await insertText(db, courseId, locale, file[locale]);
		await insertTariffsAndStarts(db, { courseId, file, teacherIds, now });
		await insertLinks(db, { courseId, file, teacherIds, courseIds });
	}
	return courseIds;
}

async function idsBySlug(db: Transaction<Schema>, table: "category" | "teacher"): Promise<Ids> {
	const rows = await db.selectFrom(table).select(["slug", "id"]).execute();
	return new Map(rows.map(({ slug, id }) => [slug, id]));
}

function required(ids: Ids, slug: string): string {
	const id = ids.get(slug);
	if (!id) throw new Error(`The content speaks of «${slug}», which it does not hold`);
	return id;
}

async function insertCourse(db: Transaction<Schema>, file: CourseFile, categoryId: string): Promise<string> {
	const { id } = await db
		.insertInto("course")
		.values({
			slug: file.slug,
			categoryId,
			audience: file.audience,
			status: file.status,
			planet: file.planet,
			cover: file.cover,
			ageFrom: file.ages?.[0] ?? null,
			ageTo: file.ages?.[1] ?? null,
			level: file.level,
			lessons: file.lessons,
			lessonMinutes: file.lesson_minutes,
			months: file.months,
			weeklyHours: file.hours_a_week,
			salaryFrom: file.salary?.from ?? null,
			salaryTo: file.salary?.to ?? null,
			salaryCurrency: file.salary?.currency ?? null,
			salaryAsOf: file.salary?.as_of ?? null,
			popularity: file.popularity,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function insertText(
	db: Transaction<Schema>,
	courseId: string,
	locale: Locale,
	text: CourseFileText,
): Promise<void> {
	const { title, short, lead, description, for_whom: forWhom, ...rest } = text;
	const body: CourseBody = { ...rest, forWhom };
	await db
		.insertInto("courseText")
		.values({ courseId, locale, state: "published", title, short, lead, description, body: JSON.stringify(body) })
		.execute();
}

type CourseLinks = { courseId: string; file: CourseFile; teacherIds: Ids };

async function insertTariffsAndStarts(
	db: Transaction<Schema>,
	{ courseId, file, teacherIds, now }: CourseLinks & { now: Date },
): Promise<void> {
	const tariffIds: Ids = new Map();
	for (const [position, tariff] of file.tariffs.entries()) {
		const { id } = await db
			.insertInto("tariff")
			.values({
				courseId,
				code: tariff.code,
				kind: tariff.kind,
				lessons: tariff.lessons,
				priceRub: tariff.price.rub * 100,
				priceUsd: tariff.price.usd * 100,
				oldPriceRub: tariff.old_price ? tariff.old_price.rub * 100 : null,
				oldPriceUsd: tariff.old_price ? tariff.old_price.usd * 100 : null,
				saleUntil: tariff.sale_days ? endOfDay(now, { days: tariff.sale_days, zone: "Europe/Moscow" }) : null,
				saleRepeatDays: tariff.sale_repeat_days ?? null,
				recommended: tariff.recommended,
				position,
				text: JSON.stringify({ ru: tariff.ru, en: tariff.en }),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		tariffIds.set(tariff.code, id);
	}
	for (const start of file.starts) {
		await db
			.insertInto("start")
			.values({
				courseId,
				tariffId: required(tariffIds, start.tariff),
				teacherId: required(teacherIds, start.teacher),
				startsAt: firstLesson(start, now),
				zone: start.zone,
				seatsTotal: start.seats,
				seatsTaken: start.taken,
				repeatDays: start.repeat_days ?? null,
			})
			.execute();
	}
}

async function insertLinks(
	db: Transaction<Schema>,
	{ courseId, file, teacherIds, courseIds }: CourseLinks & { courseIds: Ids },
): Promise<void> {
	for (const [position, slug] of file.teachers.entries()) {
		await db
			.insertInto("courseTeacher")
			.values({ courseId, teacherId: required(teacherIds, slug), position })
			.execute();
	}
	for (const [position, slug] of file.related.entries()) {
		await db
			.insertInto("courseRelated")
			.values({ courseId, relatedId: required(courseIds, slug), position })
			.execute();
	}
	if (file.successor) {
		await db
			.updateTable("course")
			.set({ successorId: required(courseIds, file.successor) })
			.where("id", "=", courseId)
			.execute();
	}
}

/** The first named weekday not earlier than `in_days` from now, at the given time of the group's zone. */
function firstLesson(start: CourseFile["starts"][number], now: Date): Date {
	const earliest = Temporal.Instant.fromEpochMilliseconds(now.getTime())
		.toZonedDateTimeISO(start.zone)
		.add({ days: start.in_days })
		.toPlainDate();
	const wait = (WEEKDAYS.indexOf(start.weekday) + 1 - earliest.dayOfWeek + 7) % 7;
	const day = earliest.add({ days: wait });
	return new Date(day.toZonedDateTime({ timeZone: start.zone, plainTime: start.time }).epochMilliseconds);
}
