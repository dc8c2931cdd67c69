import { type SqlBool, sql, type Transaction } from "kysely";
import type { TariffKind } from "../../../../database/catalog-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";
import { offerOf } from "../consents/offer-of.ts";

type Asked = {
	readonly startId: string;
	readonly courseId: string | null;
	readonly tariffId: string | null;
	readonly tariffKind: TariffKind | undefined;
	readonly now: Date;
};

/**
 * Whether a group is one that the form offers: of the requested course, of the tariff where one is named, and under the accepted offer. A
 * form older than a change of groups may name another group, or one that is gone. The row of the group cannot be deleted until the
 * transaction ends.
 */
export async function isAskedStart(
	db: Transaction<Schema>,
	{ startId, courseId, tariffId, tariffKind, now }: Asked,
): Promise<boolean> {
	const start = await db
		.selectFrom("start")
		.innerJoin("tariff as own", "own.id", "start.tariffId")
		.where("start.id", "=", startId)
		.where("start.courseId", "=", courseId)
		.$if(tariffId !== null, (query) =>
			query.where(
				sql<SqlBool>`exists (select 1 from tariff where tariff.id = ${tariffId}::uuid and ${isGroupOf(now)})`,
			),
		)
		.forKeyShare("start")
		.select("own.kind")
		.executeTakeFirst();
	return start !== undefined && offerOf(start.kind) === offerOf(tariffKind);
}
