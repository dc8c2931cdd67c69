import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Asked = { readonly startId: string; readonly courseId: string | null; readonly tariffId: string | null };

/**
 * Whether a group is one of those that the form offers: of the course that is asked about, and of the tariff where one is named. A form
 * that is older than a change of groups may name another, or one that is gone. The group then stays until the transaction ends.
 */
export async function isAskedStart(db: Transaction<Schema>, { startId, courseId, tariffId }: Asked): Promise<boolean> {
	const start = await db
		.selectFrom("start")
		.where("id", "=", startId)
		.where("courseId", "=", courseId)
		.$if(tariffId !== null, (query) => query.where("tariffId", "=", tariffId))
		.forKeyShare()
		.select("id")
		.executeTakeFirst();
	return start !== undefined;
}
