import type { Database } from "../../../database/open-database.server.ts";
import { clockJob } from "../../platform/clock-job.server.ts";
import type { JobDefinition } from "../../platform/jobs.server.ts";
import { reconcilePayments } from "./attempts/reconcile-payments.server.ts";
import type { BankDeps } from "./checkout-deps.ts";
import { expireOrders } from "./orders/expire-orders.server.ts";
import { loseCancelledPlaces } from "./orders/lose-cancelled-places.server.ts";
import { noteSales } from "./orders/note-sales.server.ts";
import { tellMovedPlaces } from "./orders/tell-moved-places.server.ts";
import { sendClosingReceipts } from "./receipts/send-closing-receipts.server.ts";
import { carryOutRefunds } from "./refunds/carry-out-refunds.server.ts";

export type CheckoutJobParts = BankDeps & { readonly db: Database };

const EVERY_MINUTE = "* * * * *";

/** Jobs that act on orders without a visitor. Each may run in any process, any number of times, and in parallel with itself. */
export function checkoutJobs({ db, ...deps }: CheckoutJobParts): JobDefinition<object>[] {
	const job = (queue: string, schedule: string, run: (db: Database, deps: BankDeps) => Promise<number>) =>
		clockJob({ queue, schedule, longestPauseSeconds: 60, run: () => run(db, deps) });
	return [
		job("reconcile-payments", EVERY_MINUTE, reconcilePayments),
		job("expire-orders", EVERY_MINUTE, expireOrders),
		job("carry-out-refunds", EVERY_MINUTE, carryOutRefunds),
		job("note-sales", EVERY_MINUTE, noteSales),
		job("lose-cancelled-places", EVERY_MINUTE, loseCancelledPlaces),
		job("tell-moved-places", EVERY_MINUTE, tellMovedPlaces),
		job("send-closing-receipts", "23 * * * *", sendClosingReceipts),
	];
}
