import type { Database } from "../../../database/open-database.server.ts";
import { erasureOwner } from "./erasure-owner.server.ts";

export type MyErasure = {
	/** The day by which a wish to be forgotten is fulfilled. */
	readonly due: Date | undefined;
	/** Why such a wish was refused; it may be repeated. */
	readonly refusal: string | undefined;
	/** Fulfilled: of an order what the law keeps is left. */
	readonly isDone: boolean;
};

/** What came of a person's wish to be forgotten, by the secret of a request or of an order; undefined when it opens neither. */
export async function getMyErasure(db: Database, { token }: { token: string }): Promise<MyErasure | undefined> {
	const owner = await erasureOwner(db, token);
	if (!owner) return undefined;
	const wish = await db
		.selectFrom("erasureRequest")
		.where((where) =>
			owner.requestId ? where("requestId", "=", owner.requestId) : where("orderId", "=", owner.orderId ?? null),
		)
		.select(["dueAt", "status", "refusal"])
		.executeTakeFirst();
	return {
		due: wish?.status === "new" ? wish.dueAt : undefined,
		refusal: wish?.status === "refused" ? (wish.refusal ?? undefined) : undefined,
		isDone: wish?.status === "done",
	};
}
