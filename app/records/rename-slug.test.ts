import { afterAll, beforeAll, expect, test } from "vitest";
import { findPresentSlug } from "../../database/find-present-slug.server.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { inTransaction } from "../../database/transaction.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { renameSlug } from "./rename-slug.server.ts";

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
});
afterAll(() => school.close());

const rename = (from: string, to: string) =>
	inTransaction(school.db, (transaction) => renameSlug(transaction, { kind: "post", from, to }));
const present = (slug: string, kind = "post") => findPresentSlug(school.db, kind, slug);

test("after any number of renames every old address leads to the present one", async () => {
	for (let time = 0; time < 15; time++) await rename(`name-${time}`, `name-${time + 1}`);
	for (let time = 0; time < 15; time++) expect(await present(`name-${time}`)).toBe("name-15");
	expect(await present("name-0", "author")).toBeUndefined();
});

test("a name that comes back leads nowhere else, and those between lead to it", async () => {
	await rename("first", "second");
	await rename("second", "third");
	await rename("third", "first");
	expect(await present("first")).toBeUndefined();
	for (const old of ["second", "third"]) expect(await present(old)).toBe("first");
});
