import { MINUTE_MS } from "./durations.ts";
import { inBatches } from "./in-batches.ts";

/** A reminder of an appointment; it is not made up for once the next one is due, nor after the beginning. */
export type Reminder<Kind extends string> = {
	readonly kind: Kind;
	/** How many minutes before the beginning the reminder is sent. */
	readonly before: number;
	/** How many minutes before the beginning it becomes too late to send it. */
	readonly until: number;
};

/** Appointments that begin after `from` and not after `to` are to be reminded of now. */
export type DueReminder<Kind extends string> = Reminder<Kind> & { readonly from: Date; readonly to: Date };

/** The first reminder whose moment is still ahead for something promised now; later ones are sent too. */
export function firstReminder<Kind extends string>(
	reminders: readonly Reminder<Kind>[],
	{ startsAt, now }: { startsAt: Date; now: Date },
): Kind | "none" {
	const left = (startsAt.getTime() - now.getTime()) / MINUTE_MS;
	return reminders.find(({ before }) => left >= before)?.kind ?? "none";
}

type Due<Kind extends string> = {
	readonly now: Date;
	/** The most that one call of `writeSome` writes: with the embedded database everybody else waits for it. */
	readonly batch: number;
	/** Writes a batch of the reminders that are due and returns how many. */
	writeSome(reminder: DueReminder<Kind>): Promise<number>;
};

/** Writes every reminder that is due, batch after batch. @returns how many were written. */
export async function writeDueReminders<Kind extends string>(
	reminders: readonly Reminder<Kind>[],
	{ now, batch, writeSome }: Due<Kind>,
): Promise<number> {
	let written = 0;
	for (const reminder of reminders) {
		const from = new Date(now.getTime() + reminder.until * MINUTE_MS);
		const to = new Date(now.getTime() + reminder.before * MINUTE_MS);
		written += await inBatches(batch, () => writeSome({ ...reminder, from, to }));
	}
	return written;
}
