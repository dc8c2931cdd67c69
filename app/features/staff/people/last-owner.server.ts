import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Whether nobody would be left to let people in; locks the owners so that two of them cannot step down at once. */
export async function isLastOwner(transaction: Transaction<Schema>, id: string): Promise<boolean> {
	const owners = await transaction
		.selectFrom("staffUser")
		.where("role", "=", "owner")
		.where("blockedAt", "is", null)
		.orderBy("id")
		.select("id")
		.forUpdate()
		.execute();
	return owners.length === 1 && owners[0]?.id === id;
}
