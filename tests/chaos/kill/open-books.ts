import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { CamelCasePlugin, Kysely, PGliteDialect } from "kysely";
import { type Database, openServerDatabase } from "../../../database/open-database.server.ts";
import type { Schema } from "../../../database/types.ts";

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

export type Wanted = {
	readonly course: string;
	readonly tariff: string;
	readonly start: string;
	readonly code: string;
};

/** A group with so many places, and a code with so many uses, that both run short while some are given back. */
export async function prepareScarcity(db: Database, amount: number): Promise<Wanted> {
	const start = await db
		.selectFrom("start")
		.innerJoin("tariff", "tariff.id", "start.tariffId")
		.innerJoin("course", "course.id", "start.courseId")
		.where("course.status", "=", "published")
		.where("course.audience", "=", "adults")
		.where("start.status", "=", "open")
		.where("start.startsAt", ">", new Date(Date.now() + 24 * 60 * 60 * 1000))
		.orderBy("course.slug")
		.select(["start.id", "course.slug as course", "tariff.code as tariff"])
		.executeTakeFirstOrThrow();
	await db.deleteFrom("seatHold").where("startId", "=", start.id).execute();
	await db
		.updateTable("start")
		.set({ seatsTotal: amount + 4, seatsTaken: 4 })
		.where("id", "=", start.id)
		.execute();
	await db.insertInto("promoCode").values({ code: "SHORT", percent: 10, totalLimit: amount }).execute();
	return { course: start.course, tariff: start.tariff, start: start.id, code: "SHORT" };
}
