import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Result } from "../../shared/result.ts";
import { type Cancellation, callOffBooking } from "./call-off-booking.server.ts";
import type { BookDeps } from "./place-booking.server.ts";

/** Calls off the lesson that a request has ahead, in a transaction of its own. */
export function cancelBooking(
	db: Database,
	cancellation: Cancellation,
	deps: BookDeps,
): Promise<Result<string, "notFound" | "begun">> {
	return inTransaction(db, (transaction) => callOffBooking(transaction, cancellation, deps));
}
