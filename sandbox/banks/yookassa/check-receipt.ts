import { isRecord } from "../../exchange.ts";

const MODES = [
	"full_prepayment",
	"partial_prepayment",
	"advance",
	"full_payment",
	"partial_payment",
	"credit",
	"credit_payment",
];
const SUBJECTS = ["service", "commodity", "job", "payment", "intellectual_activity", "another"];

/** Kopecks of `{value: "1500.00", currency: "RUB"}`; undefined when it is not such a sum above zero. */
export function readRoubles(amount: unknown): number | undefined {
	if (!isRecord(amount) || amount.currency !== "RUB" || typeof amount.value !== "string") return undefined;
	if (!/^\d{1,10}\.\d{2}$/.test(amount.value)) return undefined;
	return Number(amount.value.replace(".", "")) || undefined;
}

/** Kopecks that a receipt of 54-FZ is for; undefined when it is not right. */
export function readReceipt(receipt: unknown): number | undefined {
	if (!isRecord(receipt) || !isRecord(receipt.customer)) return undefined;
	const { email, phone } = receipt.customer;
	if (!email && !phone) return undefined;
	if (phone !== undefined && !/^\d{10,15}$/.test(String(phone))) return undefined;
	if (!isBetween(receipt.tax_system_code, 1, 6)) return undefined;
	const items = Array.isArray(receipt.items) ? (receipt.items as unknown[]) : [];
	if (items.length === 0 || items.length > 100) return undefined;
	const total = items.reduce<number>((sum, item) => sum + lineTotal(item), 0);
	return Number.isSafeInteger(total) ? total : undefined;
}

function lineTotal(item: unknown): number {
	if (!isRecord(item)) return Number.NaN;
	const description = String(item.description ?? "");
	const price = readRoubles(item.amount);
	const isRight =
		description.length > 0 &&
		description.length <= 128 &&
		Number(item.quantity) > 0 &&
		isBetween(item.vat_code, 1, 12) &&
		MODES.includes(String(item.payment_mode)) &&
		SUBJECTS.includes(String(item.payment_subject));
	return isRight && price ? price * Number(item.quantity) : Number.NaN;
}

function isBetween(value: unknown, least: number, most: number): boolean {
	return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
