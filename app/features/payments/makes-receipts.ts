import type { ProviderCode } from "./provider.ts";

/** For a credit the school makes the receipt itself; a payment with a foreign card has none. */
const RECEIPT_MAKERS: readonly ProviderCode[] = ["tbank", "yookassa"];

/** Whether a bank mails the receipts of 54-FZ: one with the payment, and the closing one after the lessons. */
export function makesReceipts(provider: ProviderCode): boolean {
	return RECEIPT_MAKERS.includes(provider);
}
