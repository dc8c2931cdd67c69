import type { Transaction } from "kysely";
import { z } from "zod";
import { AUDIENCES } from "../../app/shared/course-states.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/shared/durations.ts";
import { PLANETS } from "../../app/shared/planets.ts";
import { WEBINAR_KINDS } from "../../app/shared/webinar-states.ts";
import type { Schema } from "../types.ts";

const text = z.string().trim().min(1);

const webinarTextSchema = z.strictObject({
	title: text,
	short: text.max(160),
	lead: text,
	for_whom: z.array(text).min(2),
	takeaways: z.array(text).min(3),
	programme: z.array(z.strictObject({ title: text, text, minutes: z.int().positive() })).min(3),
	needs: text,
	seo: z.strictObject({ title: text.max(75), description: text.max(175) }),
});

/** `content/webinars.yaml`. Days are counted from the first start of the school; those before it are negative. */
export const webinarsFileSchema = z.array(
	z
		.strictObject({
			slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
			kind: z.enum(WEBINAR_KINDS),
			audience: z.enum(AUDIENCES),
			planet: z.enum(PLANETS),
			cover: z.string().regex(/^cover-[a-z]+$/),
			in_days: z.int().refine((days) => days !== 0, "is before or after the first day"),
			time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
			zone: text,
			minutes: z.int().min(20),
			seats: z.int().positive().nullable(),
			stream: z.url({ protocol: /^https$/ }),
			/** How many hours after the end the recording is published, and for how many days it stays. */
			replay: z
				.strictObject({
					address: z.url({ protocol: /^https$/ }),
					after_hours: z.int().min(0),
					days: z.int().positive(),
				})
				.nullable(),
			repeat_days: z.int().positive().nullable(),
			speakers: z.array(text).min(1),
			courses: z.array(text).min(1),
			ru: webinarTextSchema,
			en: webinarTextSchema,
		})
		.refine(
			({ ru, en, minutes }) =>
				[ru, en].every(({ programme }) => programme.reduce((sum, part) => sum + part.minutes, 0) === minutes),
			"the programme fills the time",
		),
);

export type WebinarFile = z.infer<typeof webinarsFileSchema>[number];

/** Writes webinars with their speakers, dates counted from `now`. */
export async function insertWebinars(db: Transaction<Schema>, files: readonly WebinarFile[], now: Date): Promise<void> {
	for (const file of files) {
		const startsAt = startOf(file, now);
		const { id } = await db
			.insertInto("webinar")
			.values({
				slug: file.slug,
				kind: file.kind,
				audience: file.audience,
				planet: file.planet,
				cover: file.cover,
				startsAt,
				zone: file.zone,
				minutes: file.minutes,
				seats: file.seats,
				streamAddress: file.stream,
				...replayOf(file, startsAt),
				repeatDays: file.repeat_days,
				courses: file.courses,
				text: JSON.stringify({ ru: readText(file.ru), en: readText(file.en) }),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		for (const [position, slug] of file.speakers.entries()) {
			const { id: teacherId } = await db
				.selectFrom("teacher")
				.where("slug", "=", slug)
				.select("id")
				.executeTakeFirstOrThrow();
			await db.insertInto("webinarSpeaker").values({ webinarId: id, teacherId, position }).execute();
		}
	}
}

function readText({ for_whom: forWhom, ...text }: WebinarFile["ru"]) {
	return { ...text, forWhom };
}

function replayOf({ replay, minutes }: WebinarFile, startsAt: Date) {
	if (!replay) return { replayAddress: null, replayFrom: null, replayUntil: null };
	const from = startsAt.getTime() + minutes * MINUTE_MS + replay.after_hours * HOUR_MS;
	return {
		replayAddress: replay.address,
		replayFrom: new Date(from),
		replayUntil: new Date(from + replay.days * DAY_MS),
	};
}

function startOf({ in_days: days, time, zone }: WebinarFile, now: Date): Date {
	const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
	return new Date(today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds);
}
