import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { InvoicePart } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Money } from "../../../shared/money.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { isAuthorized } from "../attempts/shut-pages.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { extendOrder } from "../ledger/extend-order.server.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { nextNumber } from "../ledger/next-number.server.ts";
import { isLostUnpaid, owedSum } from "../ledger/order-sums.server.ts";
import { INVOICE_LIFE_MS } from "../rules/payment-terms.ts";

export type InvoiceRefusal = "invoiceWrong" | "orderUnknown" | "orderClosed" | "placeLost" | "paymentInProgress";

export type NewInvoice = {
	readonly orderId: string | null;
	readonly locale: Locale;
	readonly payer: { readonly name: string; readonly surname: string; readonly phone: string; readonly email: string };
	readonly total: Money;
	readonly purpose: string;
	/** Calendar day, `YYYY-MM-DD`. */
	readonly dueOn: string | null;
	/** In the order they fall due; they sum to the total. Empty for an invoice that is paid at once. */
	readonly parts: readonly InvoicePart[];
};

/**
 * Staff: writes an invoice, for an order or for anything else, whole or in parts, and tells its payer. The sum is at most what the order
 * has left, and an order that waits for money waits until the invoice falls due.
 */
export async function createInvoice(
	db: Transaction<Schema>,
	invoice: NewInvoice,
	{ clock, messages }: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<Result<{ number: string; secret: string }, InvoiceRefusal>> {
	const { total, parts, payer } = invoice;
	const sum = parts.reduce((amount, part) => amount + part.amount, 0);
	const areWrong = parts.length > 0 && (sum !== total.minor || parts.some(({ amount }) => amount <= 0));
	if (total.minor <= 0 || areWrong) return fail("invoiceWrong");
	const now = clock.now();
	const { hours } = await getSiteSettings(db);
	const refusal = await claimOrder(db, { invoice, until: orderEnd(invoice, now, hours.zone) });
	if (refusal) return fail(refusal);
	const { id, ...row } = await db
		.insertInto("invoice")
		.values({
			number: await nextNumber(db, "INV", inZone(now, hours.zone).year),
			secret: randomBytes(18).toString("base64url"),
			orderId: invoice.orderId,
			locale: invoice.locale,
			payerName: payer.name,
			payerSurname: payer.surname,
			payerPhone: payer.phone,
			payerEmail: payer.email,
			currency: total.currency,
			total: total.minor,
			purpose: invoice.purpose,
			dueOn: invoice.dueOn,
			parts: JSON.stringify(parts),
			createdAt: now,
			updatedAt: now,
		})
		.returning(["id", "number", "secret"])
		.executeTakeFirstOrThrow();
	await messages.announceInvoice(db, { invoiceId: id, news: "created" });
	return succeed(row);
}

/** Keeps the invoice's order open until the invoice can have been paid. @returns why there can be no invoice for the order. */
async function claimOrder(
	db: Transaction<Schema>,
	{ invoice: { orderId, total }, until }: { readonly invoice: NewInvoice; readonly until: Date },
): Promise<InvoiceRefusal | undefined> {
	if (!orderId) return undefined;
	const order = await lockOrder(db, orderId);
	if (!order) return "orderUnknown";
	if (order.currency !== total.currency) return "invoiceWrong";
	if (await isLostUnpaid(db, order.id)) return "placeLost";
	const owed = await owedSum(db, order.id);
	if (owed === 0) return "orderClosed";
	if (owed < total.minor) return "invoiceWrong";
	// A credit that a bank has approved pays the order: an invoice would have it paid twice.
	if (await isAuthorized(db, { orderId })) return "paymentInProgress";
	await extendOrder(db, orderId, until);
	return undefined;
}

/** The end of the day on which the first money is due. */
function orderEnd({ parts, dueOn }: NewInvoice, now: Date, zone: string): Date {
	const day = parts[0]?.dueOn ?? dueOn;
	if (!day) return new Date(now.getTime() + INVOICE_LIFE_MS);
	return new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);
}
