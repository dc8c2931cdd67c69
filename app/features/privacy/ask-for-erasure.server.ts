import type { Database } from "../../../database/open-database.server.ts";
import { erasureOwner } from "./erasure-owner.server.ts";
import { recordErasureWish } from "./record-erasure-wish.server.ts";

/**
 * Asks, by the secret of what a letter was about, for its person to be forgotten.
 * @returns false when nothing has this secret.
 */
export async function askForErasure(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	const owner = await erasureOwner(db, token);
	if (!owner) return false;
	await recordErasureWish(db, { ...owner, now });
	return true;
}
