import type { Transaction } from "kysely";
import type { Database } from "../../database/open-database.server.ts";
import { tellContent } from "../../database/tell-content.server.ts";
import { type GiveUp, inTransactionOr } from "../../database/transaction.server.ts";
import type { Schema } from "../../database/types.ts";
import { fail, type Refusal, type Result, succeed } from "../shared/result.ts";
import { diffDocuments } from "./diff-documents.ts";
import { type Creation, findCreated } from "./find-created.server.ts";
import { keepRevision } from "./keep-revision.server.ts";
import type { Kept, OfficeDeps, Resource } from "./resource.ts";
import { writeAudit } from "./write-audit.server.ts";

type Change = {
	readonly resource: Resource;
	/** Of the record before the change; undefined for a new one. */
	readonly id: string | undefined;
	/** The version that was edited; undefined for a new record. */
	readonly version: number | undefined;
	readonly action: string;
	/** Recognises a new record whose form is sent twice. */
	readonly creation?: Creation | undefined;
	/** Writes the record and returns its id; undefined when the record is gone. */
	readonly write: (transaction: Transaction<Schema>) => Promise<Result<string | undefined>>;
};

export type Changed = Result<(object & Kept) | undefined>;
/** The current record, for someone who edited an older version. */
export type Conflict = { readonly ok: false; readonly code: "conflict"; readonly current: object & Kept };

/**
 * What every change of a record has around it: the lock, the check of the version, the audit with before and after of each field, the
 * revision that can be restored, the word to all instances that their pages are old.
 */
export async function changeRecord(db: Database, change: Change, deps: OfficeDeps): Promise<Changed | Conflict> {
	return inTransactionOr(db, (transaction, giveUp: GiveUp<Refusal>) =>
		changeInside(transaction, { ...change, giveUp }, deps),
	);
}

async function changeInside(
	transaction: Transaction<Schema>,
	change: Change & { readonly giveUp: GiveUp<Refusal> },
	deps: OfficeDeps,
): Promise<Changed | Conflict> {
	const { resource, id, version, action, giveUp } = change;
	const created = change.creation && (await findCreated(transaction, { resource, creation: change.creation }, deps));
	if (created) return created;
	const current = id === undefined ? undefined : await resource.lock(transaction, id);
	if (id !== undefined && current === undefined) return fail("notFound");
	const [before] = id === undefined ? [] : await resource.read(transaction, [id]);
	if (before && resource.isOwn && !resource.isOwn(before, deps.staff)) return fail("forbidden");
	if (before && version !== current) return { ok: false, code: "conflict", current: before };
	const written = await change.write(transaction);
	if (!written.ok) return giveUp(written);
	const [after] = written.value === undefined ? [] : await resource.read(transaction, [written.value]);
	if (after && resource.isOwn && !resource.isOwn(after, deps.staff)) return giveUp(fail("forbidden"));
	const recordId = after?.id ?? before?.id ?? "";
	const changes = diffDocuments(before, after, resource.privateFields);
	if (changes.length > 0) {
		await writeAudit(
			transaction,
			{ action, resource: resource.name, recordId, changes, creation: change.creation },
			deps,
		);
		if (resource.isContent)
			await keepRevision(
				transaction,
				{ resource: resource.name, recordId, before, document: after ?? before ?? {} },
				deps,
			);
	}
	if (resource.isContent) await tellContent(transaction, resource.name);
	return succeed(after);
}
