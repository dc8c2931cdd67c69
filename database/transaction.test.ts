import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { type GiveUp, inTransactionOr } from "./transaction.server.ts";
import type { Schema } from "./types.ts";

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	await sql`create table said (word text not null)`.execute(school.db);
});
afterAll(() => school.close());

async function say(transaction: Transaction<Schema>, word: string): Promise<void> {
	await sql`insert into said (word) values (${word})`.execute(transaction);
}

async function heard(): Promise<string[]> {
	const { rows } = await sql<{ word: string }>`select word from said`.execute(school.db);
	return rows.map(({ word }) => word);
}

test("work that gives up answers with what it gave up with and leaves nothing behind, any other end is its own", async () => {
	const refused = await inTransactionOr(school.db, async (transaction, giveUp: GiveUp<"refused">) => {
		await say(transaction, "taken back");
		return giveUp("refused");
	});
	expect(refused).toBe("refused");

	const broken = inTransactionOr(school.db, async (transaction) => {
		await say(transaction, "broken");
		throw new Error("A fault");
	});
	await expect(broken).rejects.toThrow("A fault");
	expect(await heard()).toEqual([]);

	const done = await inTransactionOr(school.db, async (transaction) => {
		await say(transaction, "kept");
		return "done";
	});
	expect(done).toBe("done");
	expect(await heard()).toEqual(["kept"]);
});
