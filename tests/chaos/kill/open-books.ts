import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { CamelCasePlugin, Kysely, PGliteDialect } from "kysely";
import { type Database, openServerDatabase } from "../../../database/open-database.server.ts";
import type { Schema } from "../../../database/types.ts";
import { makeGroupScarce, type ScarceGroup } from "../scarce-group.ts";

export type Books = { readonly db: Database; close(): Promise<void> };

/** The books of a school whose process is dead, with what it takes to look into their files. */
export async function openBooks(dataDir: string, databaseUrl: string | undefined): Promise<Books> {
	if (databaseUrl) return openServerDatabase(databaseUrl);
	const pglite = await PGlite.create(join(dataDir, "database"), { extensions: { pg_trgm, amcheck } });
	return {
		db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] }),
		close: () => pglite.close(),
	};
}

export type Wanted = ScarceGroup & { readonly code: string };

/** A group with so many places, and a code with so many uses, that both run short while some are given back. */
export async function prepareScarcity(db: Database, amount: number): Promise<Wanted> {
	const group = await makeGroupScarce(db, { total: amount + 4, taken: 4 });
	await db.insertInto("promoCode").values({ code: "SHORT", percent: 10, totalLimit: amount }).execute();
	return { ...group, code: "SHORT" };
}
