import type { Database } from "../../../database/open-database.server.ts";

/** The version of every webinar by its id: greater after each edit and each move. */
export async function listWebinarVersions(db: Database): Promise<ReadonlyMap<string, number>> {
	const rows = await db.selectFrom("webinar").select(["id", "version"]).execute();
	return new Map(rows.map(({ id, version }) => [id, version]));
}
