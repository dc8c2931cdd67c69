import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { inTransaction } from "../../database/transaction.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { isOthersSlug } from "./is-others-slug.server.ts";

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
});
afterAll(() => school.close());

test.each(["post", "webinar", "author", "rubric", "faq_group", "teacher"] as const)(
	"whoever asks for a slug of a %s keeps others from taking it until the record is written",
	async (table) => {
		const held = await inTransaction(school.db, async (transaction) => {
			await isOthersSlug(transaction, table, { slug: "wanted" });
			const { rows } = await sql`
				select 1 from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()
					and objid::bigint = hashtext(${`slug of a ${table}`})::bigint & 4294967295`.execute(transaction);
			return rows.length;
		});
		expect(held).toBe(1);
	},
);
