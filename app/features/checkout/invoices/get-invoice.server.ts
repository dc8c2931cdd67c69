import type { Database } from "../../../../database/open-database.server.ts";
import type { InvoiceState } from "../../../../database/order-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Money, money } from "../../../shared/money.ts";
import { makesReceipts } from "../../payments/makes-receipts.ts";
import { RETURNED_SUM } from "../ledger/invoice-sums.server.ts";
import { isLostUnpaid, owedSum } from "../ledger/order-sums.server.ts";
import { nextInvoiceSum, spreadPaid } from "../rules/invoice-parts.ts";
import { invoicePayKey } from "../rules/invoice-pay-key.server.ts";
import { hasFailed, isAwaited } from "../rules/payment-state.ts";
import { findInvoice, type InvoiceKey } from "./find-invoice.server.ts";
import { INVOICE_STATE } from "./invoice-state.server.ts";

export type InvoiceView = {
	readonly number: string;
	/** What opens it at `/pay`. */
	readonly payKey: string;
	readonly state: InvoiceState;
	/** Its order lost a place before any money came, which has cancelled it. */
	readonly isPlaceLost: boolean;
	readonly locale: Locale;
	readonly purpose: string;
	readonly total: Money;
	readonly paid: Money;
	/** How much of it has gone back; nothing for an invoice of an order, whose page shows it. */
	readonly returned: Money;
	readonly left: Money;
	/** What "pay" would take now: the next part, or all that is left. */
	readonly next: Money;
	/** Calendar day, `YYYY-MM-DD`. */
	readonly dueOn: string | null;
	readonly parts: readonly {
		readonly number: number;
		readonly amount: Money;
		readonly left: Money;
		readonly dueOn: string;
	}[];
	/** The bank that its newest money came to mails a receipt. */
	readonly hasReceipt: boolean;
	/** A payment is on its way and its outcome not yet known. */
	readonly isChecking: boolean;
	/** Why the newest attempt came to nothing; undefined when it did not. */
	readonly failure: string | undefined;
	readonly payer: { readonly name: string; readonly surname: string; readonly email: string };
};

/**
 * An invoice by its number and a key or its payer's address; undefined when they do not open one. Nothing in it leads to its order or to
 * its payer's data: a number and an address can be guessed, whoever holds an order's link may cancel it, and the secret speaks for the payer.
 */
export async function getInvoice(db: Database, key: InvoiceKey): Promise<InvoiceView | undefined> {
	const invoice = await findInvoice(db, key);
	if (!invoice) return undefined;
	const { currency, total, paid, parts } = invoice;
	const owed = invoice.orderId ? await owedSum(db, invoice.orderId) : total;
	const left = invoice.state === "cancelled" ? 0 : Math.max(0, Math.min(total - paid, owed));
	const { state, returned } = await selectShown(db, invoice.id);
	const attempt = await db
		.selectFrom("payment")
		.where("invoiceId", "=", invoice.id)
		.orderBy("createdAt", "desc")
		.orderBy("attempt", "desc")
		.select(["state", "failure"])
		.executeTakeFirst();
	return {
		number: invoice.number,
		payKey: invoicePayKey(invoice),
		state,
		isPlaceLost: invoice.orderId !== null && (await isLostUnpaid(db, invoice.orderId)),
		locale: invoice.locale,
		purpose: invoice.purpose,
		total: money(total, currency),
		paid: money(paid, currency),
		returned: money(returned, currency),
		left: money(left, currency),
		next: money(Math.min(left, nextInvoiceSum(invoice, false)), currency),
		dueOn: invoice.dueOn,
		parts: spreadPaid(parts, paid).map(({ number, amount, left, dueOn }) => ({
			number,
			amount: money(amount, currency),
			left: money(left, currency),
			dueOn,
		})),
		hasReceipt: await wasReceiptMade(db, invoice.id),
		isChecking: attempt !== undefined && isAwaited(attempt),
		failure: attempt && hasFailed(attempt) ? (attempt.failure ?? "other") : undefined,
		payer: { name: invoice.payerName, surname: invoice.payerSurname, email: invoice.payerEmail },
	};
}

async function wasReceiptMade(db: Database, invoiceId: string): Promise<boolean> {
	const newest = await db
		.selectFrom("payment")
		.where("invoiceId", "=", invoiceId)
		.where("capturedAt", "is not", null)
		.orderBy("capturedAt", "desc")
		.select("provider")
		.executeTakeFirst();
	return newest !== undefined && makesReceipts(newest.provider);
}

/** As it is shown, with what has gone back of it in minor units. */
function selectShown(db: Database, invoiceId: string): Promise<{ state: InvoiceState; returned: number }> {
	return db
		.selectFrom("invoice")
		.where("id", "=", invoiceId)
		.select([INVOICE_STATE.as("state"), RETURNED_SUM.as("returned")])
		.executeTakeFirstOrThrow();
}
