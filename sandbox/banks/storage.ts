import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isRecord, readJson } from "../exchange.ts";

type Row = { readonly id: string };

export type Table<Kept extends Row> = {
	get(id: string): Kept | undefined;
	/** Oldest first. */
	list(): Kept[];
	save(row: Kept): Kept;
};

export type Storage = {
	table<Kept extends Row>(name: string): Table<Kept>;
	clear(): void;
};

type Line = { readonly table: string; readonly row: Row };

/**
 * What the banks remember. With `file` every change is a line of JSON on disk before anybody is answered, and the next start begins
 * with what is there: a bank forgets no payment because a shop was killed.
 */
export function openStorage(file?: string): Storage {
	const tables = new Map<string, Map<string, Row>>();
	if (file) load(file, tables);
	return {
		table<Kept extends Row>(name: string): Table<Kept> {
			return {
				get: (id) => rowsOf(tables, name).get(id) as Kept | undefined,
				list: () => [...rowsOf(tables, name).values()] as Kept[],
				save(row) {
					if (file) appendFileSync(file, `${JSON.stringify({ table: name, row })}\n`);
					rowsOf(tables, name).set(row.id, row);
					return row;
				},
			};
		},
		clear() {
			tables.clear();
			if (file) writeFileSync(file, "");
		},
	};
}

function rowsOf(tables: Map<string, Map<string, Row>>, name: string): Map<string, Row> {
	const rows = tables.get(name) ?? new Map<string, Row>();
	tables.set(name, rows);
	return rows;
}

/** Reads the changes and leaves the file with the last one of each row. A kill may tear the last line; it is dropped. */
function load(file: string, tables: Map<string, Map<string, Row>>): void {
	mkdirSync(dirname(file), { recursive: true });
	if (!existsSync(file)) return;
	for (const line of readFileSync(file, "utf8").split("\n").map(readJson)) {
		if (isLine(line)) rowsOf(tables, line.table).set(line.row.id, line.row);
	}
	const kept = [...tables].flatMap(([table, rows]) => [...rows.values()].map((row) => JSON.stringify({ table, row })));
	writeFileSync(`${file}.new`, kept.map((line) => `${line}\n`).join(""));
	renameSync(`${file}.new`, file);
}

function isLine(value: unknown): value is Line {
	return isRecord(value) && typeof value.table === "string" && isRecord(value.row) && typeof value.row.id === "string";
}
