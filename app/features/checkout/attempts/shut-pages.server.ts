import type { Database } from "../../../../database/open-database.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { mayBePaid } from "../ledger/open-payments.server.ts";
import type { FailureCode } from "../rules/failure-word.ts";
import { shutOrAsk } from "./shut-or-ask.server.ts";

/** The attempts of an order, or those by an invoice, whether it belongs to an order or not. */
type AttemptsOf = { readonly orderId: string } | { readonly invoiceId: string };

/** Shuts the pages of banks on which an order or an invoice may still be paid; a bank that refuses is asked what has become of the payment. */
export async function shutPages(
	db: Database,
	{ failure, ...target }: AttemptsOf & { readonly failure: FailureCode },
	deps: BankDeps,
): Promise<void> {
	const open = await selectPayments(db, target)
		.where((eb) => mayBePaid(eb, deps.clock.now()))
		.where("state", "<>", "authorized")
		.selectAll()
		.execute();
	for (const payment of open) await shutOrAsk(db, { payment, failure }, deps);
}

/** Money that a bank keeps ready for us, or a credit that it has approved; what came by the invoice `besides` does not count. */
export async function isAuthorized(
	db: Database,
	{ besides, ...target }: AttemptsOf & { readonly besides?: string },
): Promise<boolean> {
	const authorized = selectPayments(db, target).where("state", "=", "authorized").select("id");
	const counted = besides ? authorized.where("invoiceId", "is distinct from", besides) : authorized;
	const payment = await counted.executeTakeFirst();
	return payment !== undefined;
}

function selectPayments(db: Database, target: AttemptsOf) {
	const payments = db.selectFrom("payment");
	return "invoiceId" in target
		? payments.where("invoiceId", "=", target.invoiceId)
		: payments.where("orderId", "=", target.orderId);
}
