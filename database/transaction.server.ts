import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./types.ts";

const inside = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction. The embedded database is one connection: whoever used the outer handle in here would wait for
 * himself for ever, so the outer handle throws instead.
 */
export async function inTransaction<Value>(
	db: Kysely<Schema>,
	work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
	return db.transaction().execute((transaction) => inside.run(true, () => work(transaction)));
}

/** The outer handle, which refuses to be used inside {@link inTransaction}. */
export function guardOuterDatabase(db: Kysely<Schema>): Kysely<Schema> {
	return new Proxy(db, {
		get(target, property) {
			if (inside.getStore()) {
				throw new Error(
					`The outer database was used inside a transaction (${String(property)}). Pass the transaction on.`,
				);
			}
			const value: unknown = Reflect.get(target, property, target);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}
