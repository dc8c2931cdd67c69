import type { ProviderCode } from "./provider.ts";

/** Of a credit the school makes the receipt itself, and a card of another country has none. */
const RECEIPT_MAKERS: readonly ProviderCode[] = ["tbank", "yookassa"];

/** Whether a bank mails the receipts of 54-FZ: one with the payment, and the closing one after the lessons. */
export function makesReceipts(provider: ProviderCode): boolean {
	return RECEIPT_MAKERS.includes(provider);
}
