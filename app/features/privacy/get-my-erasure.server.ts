import type { Database } from "../../../database/open-database.server.ts";
import { erasureOwner } from "./erasure-owner.server.ts";
import type { ErasureOwner } from "./record-erasure-wish.server.ts";

export type MyErasure = {
	/** What the secret gives access to, or what that came from. */
	readonly by: ErasureOwner["by"];
	/** The day by which a request to be forgotten is to be carried out. */
	readonly due: Date | undefined;
	/** Why such a request was refused; it may be repeated. */
	readonly refusal: string | undefined;
	/** Whether it was carried out: of an order, what the law requires to be kept remains. */
	readonly isDone: boolean;
};

/** What came of a person's wish to be forgotten, by the secret of what a letter was about; undefined when it opens nothing. */
export async function getMyErasure(db: Database, { token }: { token: string }): Promise<MyErasure | undefined> {
	const owner = await erasureOwner(db, token);
	if (!owner) return undefined;
	const wish = await db
		.selectFrom("erasureRequest")
		.where(owner.by, "=", owner.id)
		.select(["dueAt", "status", "refusal"])
		.executeTakeFirst();
	return {
		by: owner.by,
		due: wish?.status === "new" ? wish.dueAt : undefined,
		refusal: wish?.status === "refused" ? (wish.refusal ?? undefined) : undefined,
		isDone: wish?.status === "done",
	};
}
