import { z } from "zod";
import { requiredText } from "../../app/records/field-rules.ts";
import type { OfficeDeps } from "../../app/records/resource.ts";
import { writeAudit } from "../../app/records/write-audit.server.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import type { Database } from "../../database/open-database.server.ts";
import { parseJson } from "./read-json.ts";

/** The path for changing one's own account, below that of accounts. */
export const OWN_ACCOUNT = "/update-user";

/** What somebody may change of his own account, by the rules of the list of people. */
const ownAccount = z.object({
	name: requiredText(100).optional(),
	locale: z.enum(LOCALES, "unknown").optional(),
});

export type OwnChange = z.infer<typeof ownAccount>;

/** The code alone: better-auth would also trust a browser for good, or give no session, whoever asks it to. */
const factorCode = z.object({ code: z.string() });

/** What a body asks to change of one's own account; of anything else in it nothing is kept. */
export function readOwnChange(json: string): z.ZodSafeParseResult<OwnChange> {
	return ownAccount.safeParse(parseJson(json));
}

/** The code of a second factor in a body, without what better-auth would take beside it. */
export function readFactorCode(json: string): z.ZodSafeParseResult<z.infer<typeof factorCode>> {
	return factorCode.safeParse(parseJson(json));
}

/** Writes to the audit that somebody has changed his own name, as the audit names people by the name of the time. */
export async function noteRename(db: Database, { name }: OwnChange, deps: OfficeDeps): Promise<void> {
	const { staff } = deps;
	if (name === undefined || name === staff.name) return;
	const changes = [{ field: "name", before: true, after: true }];
	await writeAudit(db, { action: "update", resource: "people", recordId: staff.id, changes }, deps);
}
