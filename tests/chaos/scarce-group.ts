import { DAY_MS } from "../../app/shared/durations.ts";
import type { Database } from "../../database/open-database.server.ts";

export type ScarceGroup = { readonly course: string; readonly tariff: string; readonly start: string };

type Seats = { readonly total: number; readonly taken: number };

/** Leaves exactly so many places in one open group of adults, and finds what to buy in it. */
export async function makeGroupScarce(db: Database, { total, taken }: Seats): Promise<ScarceGroup> {
	const start = await db
		.selectFrom("start")
		.innerJoin("tariff", "tariff.id", "start.tariffId")
		.innerJoin("course", "course.id", "start.courseId")
		.where("course.status", "=", "published")
		.where("course.audience", "=", "adults")
		.where("start.status", "=", "open")
		.where("start.startsAt", ">", new Date(Date.now() + DAY_MS))
		.orderBy("course.slug")
		.select(["start.id", "course.slug as course", "tariff.code as tariff"])
		.executeTakeFirstOrThrow();
	await db.deleteFrom("seatHold").where("startId", "=", start.id).execute();
	await db.updateTable("start").set({ seatsTotal: total, seatsTaken: taken }).where("id", "=", start.id).execute();
	return { course: start.course, tariff: start.tariff, start: start.id };
}
