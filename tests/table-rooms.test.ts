import { describe, expect, test } from "vitest";
import { FLOORS, FOREIGN_WRITES, TABLE_ROOMS } from "../architecture.ts";
import { readSources } from "./read-imports.ts";
import { readWrites } from "./read-writes.ts";

const OWNERS: Readonly<Record<string, string>> = TABLE_ROOMS;

/** Tests and what fills a database for them and for the demonstration write as they please, and so does the cellar itself. */
const writes = readSources()
	.filter(({ path }) => /^(?:app|server)\//.test(path) && !/\.(?:test|fixture)\.tsx?$|\.css$/.test(path))
	.flatMap((file) => readWrites(file).map((table) => ({ path: file.path, table })));

function placeOf(path: string): string | undefined {
	const floors = Object.keys(FLOORS).filter((floor) => path.startsWith(`${floor}/`));
	return /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? floors.sort((left, right) => right.length - left.length)[0];
}
const isAllowed = ({ path, table }: { path: string; table: string }) =>
	Object.entries(FOREIGN_WRITES).some(
		([from, { tables }]) => path.startsWith(from) && (tables as readonly string[]).includes(table),
	);

describe("a table", () => {
	test("is found where it is written, by a call or in SQL", () => {
		const text = `db.updateTable(\n"courseOrder").set({}); sql\`with a as (delete from webinar_registration where true)
			update webinar set seats = 1\`; sql\`select id from start for update of start\`; // update order by day
			db.insertInto("consent"); sql\`insert into post_view (id) values (1) on conflict do update set count = 2\``;
		expect(readWrites({ text }).sort()).toEqual([
			"consent",
			"courseOrder",
			"postView",
			"webinar",
			"webinarRegistration",
		]);
		expect(writes.length).toBeGreaterThan(150);
	});

	test("is written by the room that it belongs to, and by who is named as an exception", () => {
		const foreign = writes.filter((write) => OWNERS[write.table] !== placeOf(write.path) && !isAllowed(write));
		expect(foreign.map(({ path, table }) => `${path} → ${table} of ${OWNERS[table] ?? "nobody"}`)).toEqual([]);
	});

	test("has no exception that nobody makes use of", () => {
		const named = Object.entries(FOREIGN_WRITES).flatMap(([from, { tables }]) =>
			tables.map((table) => ({ from, table: table as string })),
		);
		const idle = named.filter(
			({ from, table }) =>
				!writes.some(
					(write) => write.path.startsWith(from) && write.table === table && OWNERS[table] !== placeOf(write.path),
				),
		);
		expect(idle).toEqual([]);
	});
});
