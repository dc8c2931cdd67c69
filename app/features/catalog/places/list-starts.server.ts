import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { StartView } from "../courses/course-view.ts";
import { freeSeats } from "./free-seats.server.ts";
import { codesOfGroup } from "./is-group-of.server.ts";

export type ListedStart = StartView & { readonly courseSlug: string };

/** Open groups that have not begun, the nearest first. */
export async function listStarts(
	db: Database,
	{ courseSlugs, locale, now }: { courseSlugs: readonly string[]; locale: Locale; now: Date },
): Promise<ListedStart[]> {
	if (courseSlugs.length === 0) return [];
	const rows = await db
		.selectFrom("start")
		.innerJoin("course", "course.id", "start.courseId")
		.innerJoin("tariff", "tariff.id", "start.tariffId")
		.leftJoin("teacher", (join) => join.onRef("teacher.id", "=", "start.teacherId").on("teacher.hasLeft", "=", false))
		.where("course.slug", "in", [...courseSlugs])
		.where("start.status", "=", "open")
		.where("start.startsAt", ">", now)
		.orderBy("start.startsAt")
		.select([
			"start.id",
			"start.startsAt",
			"start.zone",
			"start.seatsTotal",
			freeSeats(now).as("seatsFree"),
			"course.slug as courseSlug",
			"tariff.code as tariffCode",
			codesOfGroup(now).as("tariffCodes"),
			"tariff.text as tariffText",
			"teacher.text as teacherText",
		])
		.execute();
	return rows.map(({ startsAt, tariffText, teacherText, ...start }) => ({
		...start,
		at: startsAt,
		tariffName: tariffText[locale].name,
		teacherName: teacherText?.[locale].name,
	}));
}
