import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { EnvironmentError } from "../app/platform/environment.server.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { isSeeded } from "../database/seed/seed-school.server.ts";
import { openEmptyDatabase, openTestDatabase } from "../tests/fixtures/test-database.ts";
import { expectAlphabet, prepareSchool } from "./open-school-database.ts";

test("no start loads the demo school into the half of a restore", async () => {
	const { db, close } = await openTestDatabase();
	await sql`create table unfinished_restore ()`.execute(db);
	await expect(prepareSchool(db)).rejects.toThrow("A restore into this database was not finished");
	expect(await isSeeded(db)).toBe(false);
	await close();
});

/** What a database says that was made with the locale C: it knows no capitals but the Latin ones. */
async function expectAlphabetOfC({ db }: OpenDatabase): Promise<void> {
	await sql`create function public.lower(text) returns text language sql immutable as 'select $1'`.execute(db);
	await db.transaction().execute(async (transaction) => {
		await sql`set local search_path = public, pg_catalog`.execute(transaction);
		await expectAlphabet(transaction);
	});
}

test("no school is begun in a database that finds no Cyrillic words, and one that lives there is told", async () => {
	const [empty, lived] = [await openEmptyDatabase(), await openTestDatabase()];
	const told = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	const refusal: unknown = await expectAlphabetOfC(empty).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(EnvironmentError);
	expect((refusal as Error).message).toMatch(/^DATABASE_URL: .* encoding UTF8 and locale .*such as C\.UTF-8/);
	expect(told).not.toHaveBeenCalled();
	await expectAlphabetOfC(lived);
	expect(told.mock.calls).toEqual([[expect.stringMatching(/^DATABASE_URL: .* by a backup and a restore\.\n$/)]]);
	await Promise.all([empty.close(), lived.close()]);
});

/** A database whose encoding has no Cyrillic letters: a question with such letters is refused before it is looked at. */
async function expectAlphabetOfLatin1({ db }: OpenDatabase): Promise<void> {
	const encoding = sql`create function public.pg_encoding_to_char(integer) returns name language sql as $$ select 'LATIN1'::name $$`;
	await encoding.execute(db);
	await db.transaction().execute(async (transaction) => {
		await sql`set local search_path = public, pg_catalog`.execute(transaction);
		const latin = transaction.withPlugin({
			transformQuery({ node }) {
				if (/[а-яё]/i.test(JSON.stringify(node))) throw Object.assign(new Error("no equivalent"), { code: "22P05" });
				return node;
			},
			transformResult: async ({ result }) => result,
		});
		await expectAlphabet(latin);
	});
}

test("an encoding without Cyrillic letters is called by its name", async () => {
	const empty = await openEmptyDatabase();
	const refusal: unknown = await expectAlphabetOfLatin1(empty).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(EnvironmentError);
	expect((refusal as Error).message).toMatch(
		/^DATABASE_URL: in a database with encoding LATIN1 and locale .* needs encoding UTF8/,
	);
	await empty.close();
});

test("the letters of a school are told in a database with the right locale", async () => {
	const { db, close } = await openEmptyDatabase();
	await expectAlphabet(db);
	await close();
});
