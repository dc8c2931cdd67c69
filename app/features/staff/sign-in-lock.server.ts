import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";

/** So many wrong passwords within the window lock an address for the pause. Counted in the database: for all instances together. */
const TRIES = 5;
const WINDOW_MS = 15 * 60 * 1000;
const PAUSE_MS = 15 * 60 * 1000;

/** Until when an address may not try; undefined when it may. */
export async function lockedUntil(db: Database, email: string, now: Date): Promise<Date | undefined> {
	const row = await db
		.selectFrom("signInFailure")
		.where("emailKey", "=", keyOf(email))
		.where("lockedUntil", ">", now)
		.select("lockedUntil")
		.executeTakeFirst();
	return row?.lockedUntil ?? undefined;
}

/** Counts a wrong password, whether or not the address has an account, so that a lock tells nobody which have. */
export async function countFailure(db: Database, email: string, now: Date): Promise<void> {
	const windowStart = new Date(now.getTime() - WINDOW_MS);
	const end = new Date(now.getTime() + PAUSE_MS);
	await sql`
		insert into sign_in_failure as failure (email_key, count, first_at) values (${keyOf(email)}, 1, ${now})
		on conflict (email_key) do update set
			count = case when failure.first_at < ${windowStart} then 1 else failure.count + 1 end,
			first_at = case when failure.first_at < ${windowStart} then ${now} else failure.first_at end,
			locked_until = case when failure.first_at >= ${windowStart} and failure.count + 1 >= ${TRIES}
				then ${end}::timestamptz else failure.locked_until end`.execute(db);
}

/** The right password ends the counting. */
export async function forgetFailures(db: Database, email: string): Promise<void> {
	await db.deleteFrom("signInFailure").where("emailKey", "=", keyOf(email)).execute();
}

function keyOf(email: string): string {
	return email.trim().toLowerCase().slice(0, 254);
}
