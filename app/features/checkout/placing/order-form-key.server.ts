import { createHash } from "node:crypto";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { readIdempotencyKey } from "../../requests/rules/hidden-fields.ts";
import type { BasketLine } from "../basket/basket.ts";
import { writeLine } from "../basket/basket-cookie.ts";
import type { CheckoutInput } from "../rules/checkout-input.ts";

const WINDOW_MS = 10 * MINUTE_MS;

type Submission = {
	/** What the browser made; empty without script. */
	readonly typed: string;
	readonly input: Pick<CheckoutInput, "customer">;
	readonly lines: readonly BasketLine[];
	readonly visitor: { readonly ip: string | undefined; readonly agent: string | undefined };
	readonly now: Date;
};

/**
 * The key of one form: the browser's own, or `sha256:…` of who buys what, from which browser, in which ten minutes. The colon keeps
 * generated keys apart: no key of a browser may contain one.
 */
export function formKey({ typed, input, lines, visitor, now }: Submission): string {
	const made = readIdempotencyKey(typed);
	if (made) return made;
	const { phone, email } = input.customer;
	const window = Math.floor(now.getTime() / WINDOW_MS);
	const parts = [phone, email.toLowerCase(), lines.map(writeLine), visitor.ip ?? null, visitor.agent ?? null, window];
	return `sha256:${createHash("sha256").update(JSON.stringify(parts)).digest("hex")}`;
}
