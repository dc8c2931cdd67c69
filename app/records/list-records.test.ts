import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { streamRecords } from "./list-records.server.ts";
import type { ListRule } from "./resource.ts";
import type { Staff } from "./staff.ts";

const RULE: ListRule = {
	from: sql`setting`,
	columns: { id: sql`setting.key`, value: sql`setting.value` },
	search: [],
	filters: {},
	sorts: { id: sql`setting.key` },
	defaultSort: { by: "id", order: "asc" },
};
const query = { search: "", filters: {}, sort: undefined, order: undefined, page: 1, perPage: 25 };

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	await sql`delete from setting`.execute(school.db);
	await sql`insert into setting (key, value) select 'key-' || to_char(n, 'FM0000'), '{}' from generate_series(1, 2500) n`.execute(
		school.db,
	);
});
afterAll(() => school.close());

test("an export has every row once, in order, though the list grows and shrinks meanwhile", async () => {
	const pieces: string[][] = [];
	for await (const rows of streamRecords(school.db, { rule: RULE, query, staff: {} as Staff })) {
		pieces.push(rows.map(({ id }) => id));
		if (pieces.length > 1) continue;
		await sql`insert into setting (key, value) values ('key-0000', '{}')`.execute(school.db);
		await sql`delete from setting where key = 'key-1500'`.execute(school.db);
	}
	const keys = Array.from({ length: 2500 }, (_, index) => `key-${String(index + 1).padStart(4, "0")}`);
	expect(pieces.map((piece) => piece.length)).toEqual([1000, 999, 500]);
	expect(pieces.flat()).toEqual(keys.filter((key) => key !== "key-1500"));
});
