import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { InvoicePart } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Money } from "../../../shared/money.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { owedSum } from "../ledger/payment-target.server.ts";
import { isAuthorized } from "../ledger/shut-pages.server.ts";

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

/** Staff: writes an invoice, for an order or for anything else, whole or in parts, and tells its payer. The sum is at most what the order has left. */
export async function createInvoice(
	db: Transaction<Schema>,
	invoice: NewInvoice,
	{ clock, messages }: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<Result<{ number: string; secret: string }, "invoiceWrong" | "orderUnknown" | "paymentInProgress">> {
	const { total, parts, payer, orderId } = invoice;
	const sum = parts.reduce((amount, part) => amount + part.amount, 0);
	const areWrong = parts.length > 0 && (sum !== total.minor || parts.some(({ amount }) => amount <= 0));
	if (total.minor <= 0 || areWrong) return fail("invoiceWrong");
	if (orderId) {
		const order = await db.selectFrom("courseOrder").where("id", "=", orderId).selectAll().executeTakeFirst();
		if (!order) return fail("orderUnknown");
		if (order.currency !== total.currency || (await owedSum(db, order)) < total.minor) return fail("invoiceWrong");
		// A credit that a bank has approved pays the order: an invoice would have it paid twice.
		if (await isAuthorized(db, { orderId })) return fail("paymentInProgress");
	}
	const now = clock.now();
	const { hours } = await getSiteSettings(db);
	const serial = await sql<{ serial: string }>`select nextval('invoice_number')::text as serial`.execute(db);
	const { id, ...row } = await db
		.insertInto("invoice")
		.values({
			number: `INV-${inZone(now, hours.zone).year}-${(serial.rows[0]?.serial ?? "").padStart(6, "0")}`,
			secret: randomBytes(18).toString("base64url"),
			orderId,
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
