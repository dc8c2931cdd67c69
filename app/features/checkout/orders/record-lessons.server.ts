import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { noteOrder } from "../ledger/move-order.server.ts";

/** Staff: how many lessons of an order's line have been taken. Refunds and closing receipts count by it. */
export async function recordLessons(
	db: Database,
	{ lineId, taken, by }: { lineId: string; taken: number; by: string },
	{ clock }: Pick<CheckoutDeps, "clock">,
): Promise<Result<undefined, "lineUnknown" | "lessonsWrong">> {
	const line = await db
		.selectFrom("courseOrderLine")
		.where("id", "=", lineId)
		.select(["orderId", "title", "lessons"])
		.executeTakeFirst();
	if (!line) return fail("lineUnknown");
	if (!Number.isInteger(taken) || taken < 0 || taken > line.lessons) return fail("lessonsWrong");
	await inTransaction(db, async (transaction) => {
		const order = await lockOrder(transaction, line.orderId);
		if (!order) return;
		const now = clock.now();
		const changed = await transaction
			.updateTable("courseOrderLine")
			.set({ lessonsTaken: taken, lessonsTakenAt: now })
			.where("id", "=", lineId)
			.where("lessonsTaken", "<>", taken)
			.returning(sql<number>`1`.as("is"))
			.executeTakeFirst();
		if (!changed) return;
		await noteOrder(transaction, order, { event: "lessons_taken", by, reason: line.title, details: { taken }, now });
	});
	return succeed();
}
