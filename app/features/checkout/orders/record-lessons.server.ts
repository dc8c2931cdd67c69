import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { noteOrder } from "../ledger/move-order.server.ts";
import { checkAtOnce } from "../ledger/open-payments.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";

/**
 * Staff: how many lessons of an order's line have been taken. Refunds and closing receipts count by it; and, where the learner of the line has
 * left, what the order costs.
 */
export async function recordLessons(
	db: Database,
	{ lineId, taken, by }: { lineId: string; taken: number; by: string },
	deps: CheckoutDeps,
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
		const now = deps.clock.now();
		const changed = await transaction
			.updateTable("courseOrderLine")
			.set({ lessonsTaken: taken, lessonsTakenAt: now })
			.where("id", "=", lineId)
			.where("lessonsTaken", "<>", taken)
			.returning("endedOn")
			.executeTakeFirst();
		if (!changed) return;
		await noteOrder(transaction, order, { event: "lessons_taken", by, reason: line.title, details: { taken }, now });
		if (!changed.endedOn) return;
		// What was paid may be enough now, and a bank's page may ask for more than is owed.
		await settleOrder(transaction, { orderId: order.id, by }, deps);
		await checkAtOnce(transaction, { orderId: order.id, invoiceId: null }, now);
	});
	return succeed();
}
