import type { Database } from "../../../../database/open-database.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import type { PaymentRow } from "../ledger/lock-order.server.ts";
import type { FailureCode } from "../rules/failure-word.ts";
import { askBank } from "./ask-bank.server.ts";
import { shutAttempt } from "./shut-attempt.server.ts";

/**
 * Shuts the page of an attempt at the bank. A bank that refuses may have been paid there a moment ago: it is asked what has become of
 * the payment. The page of a bank that can't shut any stays as it is.
 */
export async function shutOrAsk(
	db: Database,
	{ payment, failure }: { readonly payment: PaymentRow; readonly failure: FailureCode },
	deps: BankDeps,
): Promise<void> {
	const shut = await shutAttempt(db, { payment, state: "cancelled", failure }, deps);
	if (shut === "refused") await askBank(db, payment, deps);
}
