import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../app/platform/clock.server.ts";
import type { RateLimit } from "../app/platform/rate-limit.server.ts";
import type { Database } from "./open-database.server.ts";

type SharedLimit = {
	/** Distinguishes the limits of one database. */
	readonly name: string;
	readonly tries: number;
	readonly windowMs: number;
	readonly clock: Clock;
};

const CLOCKS_DIFFER_MS = 60_000;

/** At most `tries` of a key within `windowMs`, counted by every process on the same database. Addresses and phones are kept as hashes. */
export function createSharedRateLimit(db: Database, { name, tries, windowMs, clock }: SharedLimit): RateLimit {
	const hashOf = (key: string) => createHash("sha256").update(`${name}\n${key}`).digest("base64url");
	return {
		async take(key) {
			const now = clock.now();
			const endsAt = new Date(now.getTime() + windowMs);
			// A window that ends further away than any began before the clock was put back. Clocks of processes may differ by a little.
			const latest = new Date(endsAt.getTime() + CLOCKS_DIFFER_MS);
			const { rows } = await sql<{ tries: number }>`
				insert into rate_window as kept (key, tries, ends_at)
				values (${hashOf(key)}, 1, ${endsAt})
				on conflict (key) do update set
					tries = case when kept.ends_at <= ${now} or kept.ends_at > ${latest} then 1 else kept.tries + 1 end,
					ends_at = case when kept.ends_at <= ${now} or kept.ends_at > ${latest} then excluded.ends_at else kept.ends_at end
				returning tries`.execute(db);
			const taken = rows[0]?.tries ?? 0;
			// The first attempt of a window also deletes the windows that are over.
			if (taken === 1) await sql`delete from rate_window where ends_at <= ${now}`.execute(db);
			return taken <= tries;
		},
		async giveBack(key) {
			await sql`update rate_window set tries = tries - 1 where key = ${hashOf(key)} and tries > 0`.execute(db);
		},
	};
}
