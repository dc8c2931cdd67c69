import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { addressKey } from "../../platform/rate-limit.server.ts";
import { MINUTE_MS } from "../../shared/durations.ts";

/**
 * The number of wrong passwords from one place within the window that locks an account there. Counted in the database, for all instances
 * together.
 */
const TRIES = 5;
/** So many from all places together lock it wherever nobody has signed in to it. Far more than one place can count. */
const TRIES_ANYWHERE = 50;
const WINDOW_MS = 15 * MINUTE_MS;
const PAUSE_MS = 15 * MINUTE_MS;

/** Whose account somebody tries, and from which network address, as the server knows it. */
export type SignInTry = { readonly email: string; readonly ip: string | undefined };

/**
 * Until when this account cannot be tried from this place; undefined when it can. Tries from elsewhere do not lock a person out of a place
 * where the account was signed in before.
 */
export async function lockedUntil(db: Database, tried: SignInTry, now: Date): Promise<Date | undefined> {
	const everywhere = emailKey(tried.email);
	const locks = await db
		.selectFrom("signInFailure")
		.where("emailKey", "in", [placeKey(tried), everywhere])
		.where("lockedUntil", ">", now)
		.orderBy("lockedUntil", "desc")
		.select(["emailKey", "lockedUntil"])
		.execute();
	const [last] = locks;
	if (last?.emailKey !== everywhere || !(await isKnownPlace(db, tried))) return last?.lockedUntil ?? undefined;
	return locks.find(({ emailKey }) => emailKey !== everywhere)?.lockedUntil ?? undefined;
}

/** Counts a wrong password, whether or not the e-mail has an account, so that a lock does not reveal which have. */
export async function countFailure(db: Database, tried: SignInTry, now: Date): Promise<void> {
	const atPlace = await countOne(db, { key: placeKey(tried), most: TRIES }, now);
	// Many attempts at once from one place get past its lock; for the account they count as no more than five.
	if (atPlace <= TRIES) await countOne(db, { key: emailKey(tried.email), most: TRIES_ANYWHERE }, now);
	if (atPlace === 1) await forgetOver(db, now);
}

/** The right password ends the counting of its place. What was tried elsewhere stays counted. */
export async function forgetFailures(db: Database, tried: SignInTry): Promise<void> {
	await db.deleteFrom("signInFailure").where("emailKey", "=", placeKey(tried)).execute();
}

/** Whoever has read the account's letters ends every lock of it. */
export async function forgetEveryFailure(db: Database, email: string): Promise<void> {
	const key = emailKey(email);
	await sql`delete from sign_in_failure
		where email_key = ${key} or starts_with(email_key, ${`${key} `})`.execute(db);
}

type Counted = { readonly key: string; readonly most: number };

/** @returns how many there are in the window of the key, this one included. */
async function countOne(db: Database, { key, most }: Counted, now: Date): Promise<number> {
	const windowStart = new Date(now.getTime() - WINDOW_MS);
	const end = new Date(now.getTime() + PAUSE_MS);
	const { rows } = await sql<{ count: number }>`
		insert into sign_in_failure as failure (email_key, count, first_at) values (${key}, 1, ${now})
		on conflict (email_key) do update set
			count = case when failure.first_at < ${windowStart} then 1 else failure.count + 1 end,
			first_at = case when failure.first_at < ${windowStart} then ${now} else failure.first_at end,
			locked_until = case when failure.first_at >= ${windowStart} and failure.count + 1 >= ${most}
				then ${end}::timestamptz else failure.locked_until end
		returning count`.execute(db);
	return rows[0]?.count ?? 0;
}

/** Each new window removes expired ones: e-mails can be made up without end. */
async function forgetOver(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom("signInFailure")
		.where("firstAt", "<", new Date(now.getTime() - WINDOW_MS))
		.where((where) => where.or([where("lockedUntil", "is", null), where("lockedUntil", "<=", now)]))
		.execute();
}

/** By the sessions of the account, those included that have run out since. */
async function isKnownPlace(db: Database, { email, ip }: SignInTry): Promise<boolean> {
	const sessions = await db
		.selectFrom("staffSession")
		.innerJoin("staffUser", "staffUser.id", "staffSession.userId")
		.where("staffUser.email", "=", emailKey(email))
		.where("staffSession.ipAddress", "is not", null)
		.select("staffSession.ipAddress")
		.distinct()
		.execute();
	return sessions.some(({ ipAddress }) => addressKey(ipAddress ?? undefined) === addressKey(ip));
}

function emailKey(email: string): string {
	return email.trim().toLowerCase().slice(0, 254);
}

/** Both in the one column that the build before counts by too. No e-mail has a space, so a place is never taken for one. */
function placeKey({ email, ip }: SignInTry): string {
	return `${emailKey(email)} ${addressKey(ip)}`;
}
