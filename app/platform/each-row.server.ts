import type { Log } from "./log.server.ts";
import { findOutage } from "./outage.server.ts";

type Naming = {
	readonly log: Log;
	/** What a row is, `order`: the log has its id under this word. */
	readonly what: string;
};

/**
 * Does `work` for every row, after one that fails too: it must not hold up the others, at every run anew. An outage ends it at once,
 * unless it is of the row alone: one that somebody holds.
 * @param work tells whether there was anything to do
 * @returns for how many there was.
 * @throws the first failure, so that the job is known to fail; the log has all of them.
 */
export async function eachRow<Row extends { readonly id: string }>(
	rows: readonly Row[],
	work: (row: Row) => Promise<boolean>,
	{ log, what }: Naming,
): Promise<number> {
	let done = 0;
	const failures: unknown[] = [];
	for (const row of rows) {
		try {
			if (await work(row)) done += 1;
		} catch (error) {
			const outage = findOutage(error);
			if (outage && outage !== "held") throw error;
			log.error("A job failed in part", { [what]: row.id, error });
			failures.push(error);
		}
	}
	if (failures.length > 0) throw failures[0];
	return done;
}
