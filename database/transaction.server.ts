import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./types.ts";

const inside = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction. The embedded database is one connection: code in here that used the outer handle would wait for itself
 * for ever, so the outer handle throws instead.
 */
export async function inTransaction<Value>(
	db: Kysely<Schema>,
	work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
	return db.transaction().execute((transaction) => inside.run(true, () => work(transaction)));
}

export type GiveUp<Refusal> = (refusal: Refusal) => never;

class GivenUp extends Error {
	readonly refusal: unknown;
	constructor(refusal: unknown) {
		super("A transaction was given up");
		this.refusal = refusal;
	}
}

/**
 * {@link inTransaction} for work that may give up: everything written is rolled back then, and the value that it gave up with is returned.
 */
export async function inTransactionOr<Value, Refusal>(
	db: Kysely<Schema>,
	work: (transaction: Transaction<Schema>, giveUp: GiveUp<Refusal>) => Promise<Value>,
): Promise<Value | Refusal> {
	try {
		return await inTransaction(db, (transaction) =>
			work(transaction, (refusal) => {
				throw new GivenUp(refusal);
			}),
		);
	} catch (error) {
		// Transactions are not nested, so the refusal is of this one.
		if (error instanceof GivenUp) return error.refusal as Refusal;
		throw error;
	}
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
