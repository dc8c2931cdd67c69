import type { Transaction } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Schema } from "../../../database/types.ts";
import { inBatches } from "../../shared/in-batches.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";

/** Rows of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

/** What one transaction has erased, and the filed letters of it, which are files and go once it has committed. */
type Erased = { readonly ids: readonly string[]; readonly letters: readonly string[] };

/** Erases what is old, a transaction at a time, until fewer are found than one takes. @returns how many there were. */
export function eraseInBatches(
	db: Database,
	erase: (transaction: Transaction<Schema>, limit: number) => Promise<Erased>,
	{ eraseLetters }: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	return inBatches(BATCH, async () => {
		const { ids, letters } = await inTransaction(db, (transaction) => erase(transaction, BATCH));
		await eraseLetters(letters);
		return ids.length;
	});
}
