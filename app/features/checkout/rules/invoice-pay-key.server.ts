import { createHmac } from "node:crypto";

/**
 * The key that lets an invoice be seen and paid, and nothing else. It stands in the address of the page of the invoice, to which its number
 * and its payer's e-mail lead. It is derived from the secret of the invoice, which only letters to the payer carry: the secret lets one act
 * as the payer at `/my`, and cannot be worked out from the key.
 */
export function invoicePayKey({ secret }: { readonly secret: string }): string {
	return createHmac("sha256", secret).update("pay").digest("base64url").slice(0, 24);
}
