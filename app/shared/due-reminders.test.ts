import { expect, test } from "vitest";
import { type DueReminder, type Reminder, writeDueReminders } from "./due-reminders.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const REMINDERS: readonly Reminder<"day" | "hour">[] = [
	{ kind: "day", before: 24 * 60, until: 60 },
	{ kind: "hour", before: 60, until: 0 },
];

test("reminders are written batch after batch, each within its own time", async () => {
	const left = { day: 5, hour: 2 };
	const asked: DueReminder<"day" | "hour">[] = [];
	const written = await writeDueReminders(REMINDERS, {
		now: NOW,
		batch: 2,
		async writeSome(reminder) {
			asked.push(reminder);
			const count = Math.min(2, left[reminder.kind]);
			left[reminder.kind] -= count;
			return count;
		},
	});
	expect(written).toBe(7);
	expect(left).toEqual({ day: 0, hour: 0 });
	expect(asked.map(({ kind }) => kind)).toEqual(["day", "day", "day", "hour", "hour"]);
	expect(asked[0]).toMatchObject({ from: new Date("2026-11-18T10:00:00Z"), to: new Date("2026-11-19T09:00:00Z") });
	expect(asked[3]).toMatchObject({ from: NOW, to: new Date("2026-11-18T10:00:00Z") });
});
