import type { Transaction } from "kysely";
import { z } from "zod";
import { refreshSlots } from "../../app/features/trials/slots/refresh-slots.server.ts";
import type { TrialRules } from "../../app/features/trials/trial-rules.ts";
import { WEEKDAYS } from "../../app/shared/week.ts";
import type { Schema } from "../types.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `content/trial-windows.yaml`. */
export const trialWindowsFileSchema = z.array(
	z.strictObject({
		teacher: z.string().trim().min(1),
		zone: z.string().trim().min(1),
		/** The address of the online room in which the lessons are held. */
		room: z.url({ protocol: /^https$/ }),
		hours: z.partialRecord(z.enum(WEEKDAYS), z.tuple([time, time])),
	}),
);

type TrialWindowsFile = z.infer<typeof trialWindowsFileSchema>;

/** Writes the weekly hours of the teachers and the slots that follow from them. */
export async function insertTrialWindows(
	db: Transaction<Schema>,
	files: TrialWindowsFile,
	{ now, rules }: { now: Date; rules: TrialRules },
): Promise<void> {
	for (const { teacher, zone, room, hours } of files) {
		const { id: teacherId } = await db
			.selectFrom("teacher")
			.where("slug", "=", teacher)
			.select("id")
			.executeTakeFirstOrThrow();
		const windows = WEEKDAYS.flatMap((name, index) => {
			const times = hours[name];
			return times ? [{ weekday: index + 1, fromTime: times[0], toTime: times[1] }] : [];
		});
		await db
			.insertInto("trialWindow")
			.values(
				windows.map((window) => ({
					...window,
					teacherId,
					zone,
					meetingUrl: room,
					validFrom: now.toISOString().slice(0, 10),
					validTo: null,
				})),
			)
			.execute();
		await refreshSlots(db, { teacherId, now, rules });
	}
}
