import type { Database } from "../../database/open-database.server.ts";
import { MINUTE_MS } from "../shared/durations.ts";
import type { PreviewTarget } from "./show-draft.server.ts";

const DRAFT_LIFE_MS = 15 * MINUTE_MS;

type NewDraft = Pick<PreviewTarget, "resource" | "id"> & { readonly document: object; readonly now: Date };

/** Keeps a document that is being typed for some minutes, to be shown on its real page, and forgets those whose time is over. */
export async function saveDraft(
	db: Database,
	{ resource, id, document, now }: NewDraft,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
	await db.deleteFrom("draftPreview").where("expiresAt", "<", now).execute();
	const row = {
		resource,
		recordId: id ?? null,
		document: JSON.stringify(document),
		expiresAt: new Date(now.getTime() + DRAFT_LIFE_MS),
	};
	return db.insertInto("draftPreview").values(row).returning(["id", "expiresAt"]).executeTakeFirstOrThrow();
}
