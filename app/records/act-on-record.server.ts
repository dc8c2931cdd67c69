import type { Database } from "../../database/open-database.server.ts";
import { fail, type Result, succeed } from "../shared/result.ts";
import { diffDocuments } from "./diff-documents.ts";
import type { Kept, OfficeDeps, Resource } from "./resource.ts";
import { completeAudit, dropAudit, writeAudit } from "./write-audit.server.ts";

type Act = {
	readonly resource: Resource;
	readonly id: string;
	readonly action: string;
	/** As validated by the action's own schema. */
	readonly input: object;
};

/**
 * Runs one of a resource's own actions and records what it changed. Returns what the action returns, or the record as it is now. An action
 * may reach beyond our transactions, to a bank, so its line is in the audit before it begins and stays whatever fails afterwards.
 */
export async function actOnRecord(
	db: Database,
	{ resource, id, action, input }: Act,
	deps: OfficeDeps,
): Promise<Result<(object & Partial<Kept>) | undefined>> {
	const rule = resource.actions?.[action];
	if (!rule) return fail("notFound");
	const [before] = await resource.read(db, [id]);
	if (!before) return fail("notFound");
	if (resource.isOwn && !resource.isOwn(before, deps.staff)) return fail("forbidden");
	const line = await writeAudit(db, { action, resource: resource.name, recordId: id, changes: [] }, deps);
	const done = await rule.run(db, { id, input, staff: deps.staff, now: deps.now });
	if (!done.ok) {
		await dropAudit(db, line);
		return done;
	}
	const [after] = await resource.read(db, [id]);
	await completeAudit(db, line, diffDocuments(before, after, resource.privateFields));
	return succeed(done.value ?? after);
}
