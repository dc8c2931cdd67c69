import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { Acting } from "../../../records/resource.ts";
import type { ResourceName } from "../../../shared/staff-rights.ts";

/** What another room keeps in the name of an account. */
export type StaffFollower = {
	/** Whose right to update it the account needs for that. */
	readonly resource: ResourceName;
	/** Called in the same transaction when the account has lost this right or was blocked. */
	leave(db: Transaction<Schema>, leaving: { readonly accountId: string } & Acting): Promise<void>;
};
