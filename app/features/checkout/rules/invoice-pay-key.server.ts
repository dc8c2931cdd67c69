import { createHmac } from "node:crypto";

/**
 * What opens an invoice to be seen and paid, and nothing else: it stands in the addresses of its page, and whoever knows its number and
 * its payer's e-mail is led to them. It is made of the secret, which the payer's letters alone carry and which nobody can work out of
 * it: that one speaks for the payer at `/my`.
 */
export function invoicePayKey({ secret }: { readonly secret: string }): string {
	return createHmac("sha256", secret).update("pay").digest("base64url").slice(0, 24);
}
