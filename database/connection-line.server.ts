import type { Pool, PoolClient } from "pg";

export type ConnectionLine = {
	/** A connection, in turn. @throws ETIMEDOUT when none has come back for `patienceMs`. */
	connect(): Promise<PoolClient>;
	/** How many wait for one. */
	readonly waiting: number;
};

type Waiting = { admit(): void; refuse(): void };

/**
 * A queue in front of a pool of `places` connections. The pool itself would time each waiting caller, and turn away a crowd that is served
 * well, if slowly. Here nobody is turned away while connections come back, and everybody at once when none does for `patienceMs`: then the
 * database does not answer.
 */
export function createConnectionLine(pool: Pick<Pool, "connect">, places: number, patienceMs: number): ConnectionLine {
	const line: Waiting[] = [];
	let taken = 0;
	let watch: NodeJS.Timeout | undefined;

	function loseOnesPatience(): void {
		watch = undefined;
		for (const { refuse } of line.splice(0)) refuse();
	}
	function waitInLine(): Promise<void> {
		watch ??= setTimeout(loseOnesPatience, patienceMs);
		return new Promise((resolve, reject) => {
			const refuse = () => reject(Object.assign(new Error("No connection came back in time"), { code: "ETIMEDOUT" }));
			line.push({ admit: resolve, refuse });
		});
	}
	function leave({ wasServed }: { wasServed: boolean }): void {
		const next = line.shift();
		if (next) next.admit();
		else taken--;
		if (line.length === 0) {
			clearTimeout(watch);
			watch = undefined;
		} else if (wasServed) watch?.refresh();
	}

	return {
		async connect() {
			if (taken < places) taken++;
			else await waitInLine();
			try {
				const client = await pool.connect();
				const giveBack = client.release;
				client.release = (broken) => {
					giveBack(broken);
					leave({ wasServed: !broken });
				};
				return client;
			} catch (error) {
				leave({ wasServed: false });
				throw error;
			}
		},
		get waiting() {
			return line.length;
		},
	};
}
