import { findOutage } from "../../../platform/outage.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";

type Row = { readonly id: string };

/**
 * Does `work` for every order, after one that fails too: it must not hold up the others, at every run anew. An outage ends it at once.
 * @param work tells whether there was anything to do
 * @returns for how many there was.
 * @throws the first failure, so that the job is known to fail; the log has all of them.
 */
export async function eachOrder<Order extends Row>(
	orders: readonly Order[],
	work: (order: Order) => Promise<boolean>,
	{ log }: Pick<CheckoutDeps, "log">,
): Promise<number> {
	let done = 0;
	const failures: unknown[] = [];
	for (const order of orders) {
		try {
			if (await work(order)) done += 1;
		} catch (error) {
			if (findOutage(error)) throw error;
			log.error("An order failed", { order: order.id, error });
			failures.push(error);
		}
	}
	if (failures.length > 0) throw failures[0];
	return done;
}
