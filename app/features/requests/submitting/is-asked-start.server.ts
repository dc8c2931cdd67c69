import { type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isGroupOf } from "../../catalog/is-group-of.server.ts";

type Asked = {
	readonly startId: string;
	readonly courseId: string | null;
	readonly tariffId: string | null;
	readonly now: Date;
};

/**
 * Whether a group is one of those that the form offers: of the course that is asked about, and of the tariff where one is named. A form
 * that is older than a change of groups may name another, or one that is gone. The group then stays until the transaction ends.
 */
export async function isAskedStart(
	db: Transaction<Schema>,
	{ startId, courseId, tariffId, now }: Asked,
): Promise<boolean> {
	const start = await db
		.selectFrom("start")
		.where("id", "=", startId)
		.where("courseId", "=", courseId)
		.$if(tariffId !== null, (query) =>
			query.where(
				sql<SqlBool>`exists (select 1 from tariff where tariff.id = ${tariffId}::uuid and ${isGroupOf(now)})`,
			),
		)
		.forKeyShare()
		.select("id")
		.executeTakeFirst();
	return start !== undefined;
}
