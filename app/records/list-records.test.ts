import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { listRecords, streamRecords } from "./list-records.server.ts";
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

test.each([
	["8 (912) 345-67-89", ["12 Ольга +79123456789"]],
	["020 7946 0958", ["31 John +442079460958"]],
	["0044 20 7946 0958", ["31 John +442079460958"]],
	["№ 12", ["12 Ольга +79123456789"]],
	["№12", ["12 Ольга +79123456789"]],
	["No. 31", ["31 John +442079460958"]],
	["Семенов", ["40 Семёнов", "41 Семенова"]],
	["Семёнов", ["40 Семёнов", "41 Семенова"]],
	["Nobody", []],
])(
	"a phone is found as it is dialled, a number as screens print it, a name with and without dots: %s",
	async (search, found) => {
		await sql`delete from setting`.execute(school.db);
		for (const key of ["12 Ольга +79123456789", "31 John +442079460958", "40 Семёнов", "41 Семенова"]) {
			await sql`insert into setting (key, value) values (${key}, '{}')`.execute(school.db);
		}
		const rule = { ...RULE, search: [sql`setting.key`] };
		const { rows } = await listRecords(school.db, { rule, query: { ...query, search }, staff: {} as Staff });
		expect(rows.map(({ id }) => id)).toEqual(found);
	},
);

test.each([
	["№ 4", ["4 Анна +79035550101"]],
	["№4", ["4 Анна +79035550101"]],
	["No. 4", ["4 Анна +79035550101"]],
	["4", ["4 Анна +79035550101", "12 Ольга +79123456784", "40 Пётр +79035550102"]],
	["40", ["40 Пётр +79035550102"]],
	["№ 7", []],
])(
	"of those who have its digits in a phone too, a number finds its own record, or shows it first: %s",
	async (search, found) => {
		await sql`delete from setting`.execute(school.db);
		for (const key of ["12 Ольга +79123456784", "4 Анна +79035550101", "40 Пётр +79035550102"]) {
			await sql`insert into setting (key, value) values (${key}, '{}')`.execute(school.db);
		}
		const number = sql`split_part(setting.key, ' ', 1)::int`;
		const rule = { ...RULE, search: [sql`setting.key`], number };
		const { rows } = await listRecords(school.db, { rule, query: { ...query, search }, staff: {} as Staff });
		expect(rows.map(({ id }) => id)).toEqual(found);
	},
);
