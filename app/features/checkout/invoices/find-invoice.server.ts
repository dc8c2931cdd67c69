import { createHash, timingSafeEqual } from "node:crypto";
import type { Database } from "../../../../database/open-database.server.ts";
import type { InvoiceRow } from "../attempts/payment-target.server.ts";
import { emailKey } from "../rules/email-key.ts";
import { invoicePayKey } from "../rules/invoice-pay-key.server.ts";

/** An invoice opens by its number with a key to it or with the address of its payer. */
export type InvoiceKey = {
	readonly number: string;
	/** Its pay key; or its secret, which stood in the addresses of earlier letters. */
	readonly secret?: string | undefined;
	readonly email?: string | undefined;
};

/** Undefined alike for a number that does not exist and for one that the key does not open. */
export async function findInvoice(
	db: Database,
	{ number, secret, email }: InvoiceKey,
): Promise<InvoiceRow | undefined> {
	const invoice = await db
		.selectFrom("invoice")
		.where("number", "=", plainNumber(number))
		.selectAll()
		.executeTakeFirst();
	if (!invoice) return undefined;
	const bySecret = [invoicePayKey(invoice), invoice.secret].some((key) => isSame(secret ?? "", key));
	const byEmail =
		email !== undefined &&
		emailKey(email) !== null &&
		isSame(emailKey(email) ?? "", emailKey(invoice.payerEmail) ?? "");
	return bySecret || byEmail ? invoice : undefined;
}

/** `INV-2026-000123`, whichever dashes or spaces a text editor or a hand has put between its parts. */
function plainNumber(number: string): string {
	return number
		.trim()
		.toUpperCase()
		.replace(/[\s\p{Dash}]+/gu, "-");
}

/** Compared in the same time wherever they differ. */
function isSame(left: string, right: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(left), digest(right));
}
