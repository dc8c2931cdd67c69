import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { LOCKS, lockName } from "../../database/lock-name.server.ts";
import type { Schema } from "../../database/types.ts";
import { fail, type Result, succeed } from "../shared/result.ts";
import type { Kept, OfficeDeps, Resource } from "./resource.ts";

export type Creation = {
	/** Generated with the form, different for each form. */
	readonly key: string;
	/** Hash of what was sent: a person who changes the form after an answer that never came must learn that the change was not saved. */
	readonly hash: string;
};

/** What `findCreated` knows a submission of a form by. */
export function nameCreation(key: string, input: object): Creation {
	return { key, hash: createHash("sha256").update(JSON.stringify(input)).digest("hex") };
}

type Sought = { readonly resource: Resource; readonly creation: Creation };

/**
 * The record that this form has created already; undefined for the first submission. Forms with the same key wait for each other until the
 * end of the transaction.
 */
export async function findCreated(
	transaction: Transaction<Schema>,
	{ resource, creation: { key, hash } }: Sought,
	{ staff }: OfficeDeps,
): Promise<Result<(object & Kept) | undefined> | undefined> {
	await lockName(transaction, LOCKS.creation, key);
	const line = await transaction
		.selectFrom("auditEntry")
		.where("staffId", "=", staff.id)
		.where("creationKey", "=", key)
		.select(["resource", "recordId", "creationHash"])
		.executeTakeFirst();
	if (!line) return undefined;
	if (line.resource !== resource.name || line.creationHash !== hash) return fail("createdAlready");
	const [record] = await resource.read(transaction, [line.recordId]);
	return record ? succeed(record) : fail("notFound");
}
