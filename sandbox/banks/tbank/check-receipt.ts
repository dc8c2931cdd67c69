import { isRecord } from "../../exchange.ts";

const TAXATIONS = ["osn", "usn_income", "usn_income_outcome", "esn", "patent"];
const TAXES = /^(?:none|vat(?:0|5|7|10|20|22|105|107|110|120|122))$/;
const METHODS = [
	"full_prepayment",
	"prepayment",
	"advance",
	"full_payment",
	"partial_payment",
	"credit",
	"credit_payment",
];
const OBJECTS = ["service", "commodity", "job", "intellectual_activity", "payment", "another"];

/** A receipt of 54-FZ for `amount` kopecks. @returns the error code, undefined when it is right. */
export function findReceiptFault(receipt: unknown, amount: number): string | undefined {
	if (!isRecord(receipt)) return "309";
	if (!receipt.Email && !receipt.Phone) return "329";
	if (receipt.Email && !/^\S+@\S+\.\S+$/.test(String(receipt.Email))) return "224";
	if (!TAXATIONS.includes(String(receipt.Taxation))) return "201";
	const items = Array.isArray(receipt.Items) ? (receipt.Items as unknown[]) : [];
	if (items.length === 0 || items.length > 100) return "309";
	let total = 0;
	for (const item of items) {
		if (!isRecord(item) || !isItem(item)) return "201";
		if (item.Amount !== Number(item.Price) * Number(item.Quantity)) return "308";
		total += Number(item.Amount);
	}
	return total === amount ? undefined : "334";
}

function isItem(item: Record<string, unknown>): boolean {
	const name = String(item.Name ?? "");
	return (
		name.length > 0 &&
		name.length <= 128 &&
		Number.isInteger(item.Price) &&
		Number.isInteger(item.Amount) &&
		Number(item.Quantity) > 0 &&
		TAXES.test(String(item.Tax)) &&
		METHODS.includes(String(item.PaymentMethod ?? "full_payment")) &&
		OBJECTS.includes(String(item.PaymentObject ?? "commodity"))
	);
}

/** Kopecks of the lines, for receipts that come without a sum of their own. */
export function receiptTotal(receipt: unknown): number {
	const items = isRecord(receipt) && Array.isArray(receipt.Items) ? (receipt.Items as unknown[]) : [];
	return items.reduce<number>((sum, item) => sum + (isRecord(item) ? Number(item.Amount) : Number.NaN), 0);
}
