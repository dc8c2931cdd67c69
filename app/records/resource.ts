import type { RawBuilder, SqlBool, Transaction } from "kysely";
import type { z } from "zod";
import type { Database } from "../../database/open-database.server.ts";
import type { Schema } from "../../database/types.ts";
import type { Locale } from "../shared/localized.ts";
import type { Result } from "../shared/result.ts";
import type { ResourceName } from "../shared/staff-rights.ts";
import type { Staff } from "./staff.ts";

/*
 * Verbs of a resource are written as methods: TypeScript then takes a resource of teachers for a resource of anything, which the
 * engine may do, since it hands a resource only what that resource's own schema has let through.
 */

/** What every record of the office has in addition to the fields of its schema. */
export type Kept = { readonly id: string; readonly version: number };

/** Who acts, and when. */
export type Acting = { readonly staff: Staff; readonly now: Date };

/**
 * How an export writes a column whose type does not tell: `minor` is a sum in minor units; `day` is `YYYY-MM-DD`; `zoned` is a moment by
 * the row's own column `zone`; `leftOut` is not exported, as an id whose name stands beside it. Other moments are written in the school's
 * zone.
 */
export type CsvColumn = "minor" | "day" | "zoned" | "leftOut";

/** How records are listed, as pieces of SQL that together make one query. */
export type ListRule = {
	/** What follows `from`: the table of the records and its joins. */
	readonly from: RawBuilder<unknown>;
	/** The columns of the list; `id` is the id of the record as it stands in addresses. */
	readonly columns: Readonly<Record<string, RawBuilder<unknown>>> & { readonly id: RawBuilder<unknown> };
	readonly csv?: Readonly<Record<string, CsvColumn>>;
	/** Texts that a search looks through. */
	readonly search: readonly RawBuilder<unknown>[];
	/**
	 * Those texts contain every word with «ё» a second time without its dots, and have an index, which translating them in the query would
	 * not use.
	 */
	readonly knowsBothSpellings?: boolean;
	/** The whole number that screens print after "№", where records have one. */
	readonly number?: RawBuilder<unknown>;
	/** Conditions by the value of a filter; undefined where the value limits nothing. */
	readonly filters: Readonly<Record<string, (value: string) => RawBuilder<SqlBool> | undefined>>;
	/** Columns to sort by. */
	readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
	readonly defaultSort: { readonly by: string; readonly order: "asc" | "desc" };
	/** Restricts the list to what this person may see at all. */
	readonly scope?: (staff: Staff) => RawBuilder<SqlBool> | undefined;
};

/** An action of one resource besides editing; `run` opens its own transactions, since it may call a bank. */
export type Action<Input extends object = object> = {
	readonly schema: z.ZodType<Input>;
	run(db: Database, act: { readonly id: string; readonly input: Input } & Acting): Promise<Result<object | undefined>>;
};

/** How an unpublished record is shown on its real page: within a transaction that is rolled back. */
export type Preview = {
	/** The public path without the language; undefined where the record has no page. */
	readonly path: (db: Database, id: string) => Promise<string | undefined>;
	/** Makes the text in this language visible now. */
	readonly publish: (transaction: Transaction<Schema>, id: string, locale: Locale, now: Date) => Promise<void>;
};

/**
 * One kind of record as the office sees it. The engine around it (this folder) checks rights, versions and schemas, writes the audit
 * and the history, and tells all instances; a resource only knows how its records are read and written.
 */
export type Resource<Document extends object = object, Shown extends object = Document> = {
	readonly name: ResourceName;
	/** The whole document as it is sent. Messages are codes: `required`, `slug`, `tooLong`… */
	readonly schema: z.ZodType<Document>;
	/** True where a change shows on public pages. Such records have a history that can be restored. */
	readonly isContent: boolean;
	/** Fields that belong to a date or a status: restoring an older state leaves them as they are, since its own may be over. */
	readonly dated?: readonly string[];
	/**
	 * An older state with the current slugs of the records that it names; without it a restored state would name records that no longer
	 * exist.
	 */
	followRenames?(db: Database, document: Document): Promise<Document>;
	/** Fields with personal data: the audit only records that they have changed, not their values. */
	readonly privateFields?: readonly string[];
	readonly list: ListRule;
	/**
	 * How far each record is translated, for the board of translations: a query of `translation.server.ts`. Resources without it are not on
	 * the board.
	 */
	readonly translation?: RawBuilder<unknown>;
	/**
	 * The records with these ids, with everything that a form shows (`Shown`, where it differs from what is sent); unknown ids are left
	 * out.
	 */
	read(db: Database, ids: readonly string[]): Promise<(Shown & Kept)[]>;
	/**
	 * The same records for screens that name or count them, with what their list shows; without it, as `read` gives them. Forms, the audit
	 * and the history do not use it.
	 */
	readMany?(db: Database, ids: readonly string[]): Promise<(Shown & Kept)[]>;
	/** Locks the record until the end of the transaction and returns its version. */
	readonly lock: (transaction: Transaction<Schema>, id: string) => Promise<number | undefined>;
	/** Returns the id of the new record. */
	create?(transaction: Transaction<Schema>, input: Document, acting: Acting): Promise<Result<string>>;
	/** Replaces the record with the document and increments its version. */
	update?(
		transaction: Transaction<Schema>,
		change: { readonly id: string; readonly input: Document },
		acting: Acting,
	): Promise<Result<undefined>>;
	/** Deletes the record, or archives it where other records depend on it. */
	remove?(transaction: Transaction<Schema>, id: string, acting: Acting): Promise<Result<undefined>>;
	readonly actions?: Readonly<Record<string, Action>>;
	readonly preview?: Preview;
	/** Whether this person may act on this very record; without it a right covers all records of the resource. */
	isOwn?(record: Shown & Kept, staff: Staff): boolean;
};

/** What an action of the office gets in addition to the database. */
export type OfficeDeps = {
	readonly now: Date;
	readonly staff: Staff;
	/** For the audit. */
	readonly requestId: string | undefined;
	readonly ip: string | undefined;
};
