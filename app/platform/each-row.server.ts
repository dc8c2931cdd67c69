import type { Log } from "./log.server.ts";
import { findOutage } from "./outage.server.ts";

type Naming = {
	readonly log: Log;
	/** What a row is, `order`: the log has its id under this word. */
	readonly what: string;
};

/**
 * Does `work` for every row, also after one that fails, which must not hold up the others at every run. An outage ends it at once, unless
 * only that row is affected because somebody holds its lock.
 * @param work tells whether there was anything to do.
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
