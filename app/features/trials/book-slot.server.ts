import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Result } from "../../shared/result.ts";
import { type BookDeps, type Booked, type BookRefusal, placeBooking, type Wish } from "./place-booking.server.ts";

/** Books a time, or moves a lesson there, in a transaction of its own. */
export function bookSlot(db: Database, wish: Wish, deps: BookDeps): Promise<Result<Booked, BookRefusal>> {
	return inTransaction(db, (transaction) => placeBooking(transaction, wish, deps));
}
