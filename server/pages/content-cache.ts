import { QueryCreator, type QueryExecutor, type QueryResult } from "kysely";
import { giveMemory } from "../../app/platform/remember.server.ts";
import { freezeDeeply } from "../../app/shared/freeze-deeply.ts";
import type { Database } from "../../database/open-database.server.ts";
import type { Schema } from "../../database/types.ts";
import { keyOfQuery } from "./query-key.ts";

/** What pages for everybody read of the database, kept in memory for a moment: most of them read the settings, the menu, the catalogue. */
export type ContentCache = {
	/**
	 * A handle for a page that is rendered as of `moment`: what it reads may have been read for another page, and is frozen. Questions
	 * about the present have to name that very object. Whatever does more than read goes to the database as it is.
	 */
	readAt(moment: Date): Database;
	/** Forgets everything now; what is being read at the moment is not kept either. */
	drop(): void;
};

type ContentCacheOptions = {
	/** The first moment after `now` at which some answer changes without anybody changing the content; undefined when none is ahead. */
	readonly nextChange: (db: Database, now: Date) => Promise<Date | undefined>;
	readonly maxBytes?: number;
};

type Answer = QueryResult<unknown>;

/** The answers of the database between two changes of the content, and what was made of them. */
type Edition = {
	readonly since: Date;
	/** Its answers hold for moments before this one. */
	readonly until: Promise<Date>;
	/** By the key of the question, kept from the moment it is asked, so that whoever asks meanwhile waits for the same answer. */
	readonly answers: Map<string, Promise<unknown>>;
	end: Date | undefined;
	bytes: number;
};

/** What changes without anybody being told (numbers of views) is seen this much later. */
const LONGEST_LIFE_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
/** What a handle does with its executor alone. */
const FROM_EXECUTOR = new Set<string | symbol>(["selectFrom", "selectNoFrom", "with", "withRecursive"]);

/**
 * Keeps answers of the database, and what was made of them, until `drop` is called, until the content changes by itself, and for a few
 * seconds at most.
 */
export function createContentCache(
	db: Database,
	{ nextChange, maxBytes = MAX_BYTES }: ContentCacheOptions,
): ContentCache {
	const editions = keepEdition(db, nextChange);
	return {
		readAt(moment) {
			const edition = editions.at(moment);
			const executor = withAnswers(db, async (query, read) => {
				const key = keyOfQuery(query, moment);
				if (key === undefined || moment >= (await edition.until)) return read();
				const answer = await ask(edition, key, { read, maxBytes });
				// Readers may sort what they were given.
				return { ...answer, rows: [...answer.rows] };
			});
			const handle = readingWith(db, executor);
			giveMemory(handle, async (key, make) => {
				if (moment >= (await edition.until)) return make();
				return ask(edition, key, { read: make, maxBytes });
			});
			return handle;
		},
		drop: editions.drop,
	};
}

/** Keeps the current edition, and begins another one as soon as a moment is asked for that it does not cover. */
function keepEdition(db: Database, nextChange: ContentCacheOptions["nextChange"]) {
	let current: Edition | undefined;

	function at(moment: Date): Edition {
		if (current && isOf(current, moment)) return current;
		const edition: Edition = {
			since: moment,
			until: endOf(moment),
			answers: new Map(),
			end: undefined,
			bytes: 0,
		};
		current = edition;
		edition.until.then(
			(until) => {
				edition.end = until;
			},
			// Whoever waits for `until` gets the error himself; the next one begins another edition.
			() => forget(edition),
		);
		return edition;
	}

	async function endOf(moment: Date): Promise<Date> {
		const longest = new Date(moment.getTime() + LONGEST_LIFE_MS);
		const change = await nextChange(db, moment);
		return change && change < longest ? change : longest;
	}

	function forget(edition: Edition): void {
		if (current === edition) current = undefined;
	}

	return {
		at,
		drop() {
			current = undefined;
		},
	};
}

type Reading<Found> = { readonly read: () => Promise<Found>; readonly maxBytes: number };

async function ask<Found>(edition: Edition, key: string, { read, maxBytes }: Reading<Found>): Promise<Found> {
	const known = edition.answers.get(key);
	// Under one key stands one kind of answer.
	if (known) return known as Promise<Found>;
	if (edition.bytes >= maxBytes) return read();
	const answer = read().then((found) => {
		edition.bytes += key.length + freezeDeeply(found);
		return found;
	});
	edition.answers.set(key, answer);
	// A question that failed is asked again.
	answer.catch(() => edition.answers.delete(key));
	return answer;
}

/** Whether an edition covers a moment. After the clock is set back its beginning lies ahead, so it covers none. */
function isOf({ since, end }: Edition, moment: Date): boolean {
	const age = moment.getTime() - since.getTime();
	return age >= 0 && age < LONGEST_LIFE_MS && (!end || moment < end);
}

type Query = Parameters<QueryExecutor["executeQuery"]>[0];
type AnswerQuery = (query: Query, read: () => Promise<Answer>) => Promise<Answer>;

/** The executor of a database, but every query goes to `answer`, which may have it read. */
function withAnswers(db: Database, answer: AnswerQuery): QueryExecutor {
	return new Proxy(db.getExecutor(), {
		get(target, property) {
			// The executor of the handle as it is now: inside a transaction the one from before refuses.
			if (property === "executeQuery")
				return (query: Query) => answer(query, () => db.getExecutor().executeQuery(query));
			const value: unknown = Reflect.get(target, property, target);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}

/** A handle that selects with an executor of its own and does everything else as before. */
function readingWith(db: Database, executor: QueryExecutor): Database {
	const creator = new QueryCreator<Schema>({ executor });
	return new Proxy(db, {
		get(target, property) {
			if (property === "getExecutor") return () => executor;
			const owner = FROM_EXECUTOR.has(property) ? creator : target;
			const value: unknown = Reflect.get(owner, property, owner);
			return typeof value === "function" ? value.bind(owner) : value;
		},
	});
}
