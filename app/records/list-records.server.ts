import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../database/open-database.server.ts";
import type { ListRule } from "./resource.ts";
import type { Staff } from "./staff.ts";

export type ListQuery = {
	/** Words to look for; empty for everything. */
	readonly search: string;
	/** Values by the name of the filter. */
	readonly filters: Readonly<Record<string, string>>;
	readonly sort: string | undefined;
	readonly order: "asc" | "desc" | undefined;
	/** From 1. */
	readonly page: number;
	readonly perPage: number;
};

export type ListedRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A page of a list and how many records it has in all. A filter or a sort that the list does not have changes nothing. */
export async function listRecords(
	db: Database,
	{ rule, query, staff }: { rule: ListRule; query: ListQuery; staff: Staff },
): Promise<{ rows: ListedRow[]; total: number }> {
	const where = whereOf(rule, query, staff);
	const { rows: counted } = await sql<{ total: number }>`
		select count(*)::int as total from ${rule.from} where ${where}`.execute(db);
	const offset = (query.page - 1) * query.perPage;
	const { rows } = await sql<ListedRow>`
		select ${columnsOf(rule)} from ${rule.from} where ${where} order by ${orderOf(rule, query)}
		limit ${query.perPage} offset ${offset}`.execute(db);
	return { rows, total: counted[0]?.total ?? 0 };
}

const EXPORT_PAGE = 1000;

/**
 * All rows of a list as it is now, a thousand at a time, for an export. The ids are read first: pages of a list that grows meanwhile would
 * repeat rows or miss them. A record deleted before its turn is left out.
 */
export async function* streamRecords(
	db: Database,
	{ rule, query, staff }: { rule: ListRule; query: ListQuery; staff: Staff },
): AsyncGenerator<ListedRow[]> {
	const where = whereOf(rule, query, staff);
	const { rows: found } = await sql<{ id: string }>`
		select ${rule.columns.id} as id from ${rule.from} where ${where} order by ${orderOf(rule, query)}`.execute(db);
	const ids = found.map(({ id }) => id);
	for (let start = 0; start < ids.length; start += EXPORT_PAGE) {
		const asked = ids.slice(start, start + EXPORT_PAGE);
		const byId = await readListed(db, rule, asked);
		if (byId.size > 0) yield asked.flatMap((id) => byId.get(id) ?? []);
	}
}

/** Rows of a list by their ids; unknown ids are left out. */
export async function readListed(
	db: Database,
	rule: ListRule,
	ids: readonly string[],
): Promise<ReadonlyMap<string, ListedRow>> {
	const { rows } = await sql<ListedRow>`
		select ${columnsOf(rule)} from ${rule.from} where ${rule.columns.id} = any(${ids})`.execute(db);
	return new Map(rows.map((row) => [row.id, row]));
}

function columnsOf(rule: ListRule): RawBuilder<unknown> {
	return sql.join(Object.entries(rule.columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
}

/** The record whose number was typed stands before those that have its digits in a phone. */
function orderOf(rule: ListRule, query: ListQuery): RawBuilder<unknown> {
	const isKnown = query.sort !== undefined && Object.hasOwn(rule.sorts, query.sort);
	const { by, order } = isKnown ? { by: query.sort, order: query.order ?? "asc" } : rule.defaultSort;
	const sorted = sql`${rule.sorts[by]} ${sql.raw(order)} nulls last, ${rule.columns.id}`;
	const sought = rule.number && soughtNumber(query.search);
	return sought ? sql`${rule.number} = ${sought.number} desc, ${sorted}` : sorted;
}

function whereOf(rule: ListRule, { search, filters }: ListQuery, staff: Staff): RawBuilder<SqlBool> {
	const conditions: RawBuilder<SqlBool>[] = [];
	const scope = rule.scope?.(staff);
	if (scope) conditions.push(scope);
	for (const [name, value] of Object.entries(filters)) {
		const condition = value !== "" && Object.hasOwn(rule.filters, name) ? rule.filters[name]?.(value) : undefined;
		if (condition) conditions.push(condition);
	}
	const sought = searchOf(rule, search);
	if (sought) conditions.push(sought);
	return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

/** Records with each of the words; a phone is found as well however it is spelled, though it is kept as it is dialled. */
function searchOf(
	{ search: columns, knowsBothSpellings, number }: ListRule,
	search: string,
): RawBuilder<SqlBool> | undefined {
	const sought = number && soughtNumber(search);
	if (sought?.isSigned) return sql<SqlBool>`${number} = ${sought.number}`;
	const words = search.replace(NUMBER_SIGN, " ").trim().split(/\s+/).filter(Boolean).slice(0, 6);
	if (words.length === 0 || columns.length === 0) return undefined;
	const has = (word: string) => {
		const isPlain = knowsBothSpellings || !/[её]/iu.test(word);
		const pattern = `%${(isPlain ? word : withoutDots(word)).replace(/[\\%_]/g, "\\$&")}%`;
		const hits = columns.map((column) =>
			isPlain
				? sql<SqlBool>`${column} ilike ${pattern}`
				: sql<SqlBool>`translate(${column}, 'ёЁ', 'еЕ') ilike ${pattern}`,
		);
		return sql<SqlBool>`(${sql.join(hits, sql` or `)})`;
	};
	const asWords = sql<SqlBool>`${sql.join(words.map(has), sql` and `)}`;
	const dialled = dialledDigits(search);
	return dialled ? sql<SqlBool>`((${asWords}) or ${has(dialled)})` : asWords;
}

/** The way most people type: `Семенов` for `Семёнов`. */
const withoutDots = (word: string) => word.replaceAll("ё", "е").replaceAll("Ё", "Е");

/** What stands before a number on the screens of both languages, and in no number that is kept. */
const NUMBER_SIGN = /№|(?<!\p{L})No\.(?=\s*\d)/giu;

/** A search text that is a number of a record and nothing else; a signed one, "№ 12", cannot be a piece of a phone. */
function soughtNumber(search: string): { readonly number: number; readonly isSigned: boolean } | undefined {
	const [, sign, digits] = /^\s*(№|No\.)?\s*(\d{1,9})\s*$/iu.exec(search) ?? [];
	return digits === undefined ? undefined : { number: Number(digits), isSigned: sign !== undefined };
}

/** Fewer digits than this occur in too many numbers to be worth searching for. */
const LEAST_DIGITS = 4;

/**
 * The digits of a search text that looks like a phone or a part of one, without prefixes that are dialled but not stored: the 8 of a call
 * within Russia, the zeros of calls elsewhere.
 */
function dialledDigits(search: string): string | undefined {
	if (!/^[\d\s()+.\u2010-\u2015-]+$/.test(search)) return undefined;
	const digits = search.replace(/\D/g, "");
	return digits.length >= LEAST_DIGITS ? digits.replace(/^(?:8|0+)/, "") : undefined;
}
