import { isRecord } from "../../exchange.ts";
import { ACCOUNTS } from "../accounts.ts";

const FLOWS = ["sms", "ses", "appointment", "appointment-reject", "reject"];

export type CheckedOrder = { readonly kopecks: number; readonly items: readonly object[] };

/** The body of `create`. @returns undefined when it is not right. */
export function checkOrder(body: Record<string, unknown>, isDemo: boolean): CheckedOrder | undefined {
	const { shopId, showcaseId, sum, items, orderNumber, promoCode, demoFlow } = body;
	if (shopId !== ACCOUNTS.forma.shopId || showcaseId !== ACCOUNTS.forma.showcaseId) return undefined;
	const kopecks = readRoubles(sum);
	const lines = Array.isArray(items) ? (items as unknown[]).filter(isRecord) : [];
	if (!kopecks || !Array.isArray(items) || lines.length === 0 || lines.length < items.length) return undefined;
	if (typeof orderNumber !== "string" || orderNumber === "" || orderNumber.length > 64) return undefined;
	if (promoCode !== undefined && (typeof promoCode !== "string" || promoCode.length > 64)) return undefined;
	if (demoFlow !== undefined && !(isDemo && FLOWS.includes(String(demoFlow)))) return undefined;
	if (![body.webhookURL, body.successURL, body.failURL, body.returnURL].every(isAddress)) return undefined;
	if (!isContact(body.values)) return undefined;
	const total = lines.reduce((kopeckSum, line) => kopeckSum + lineTotal(line), 0);
	return total === kopecks ? { kopecks, items: lines } : undefined;
}

function lineTotal({ name, quantity, price }: Record<string, unknown>): number {
	const unit = readRoubles(price);
	const isRight = typeof name === "string" && name !== "" && name.length <= 255 && Number.isInteger(quantity);
	return isRight && unit && Number(quantity) > 0 ? unit * Number(quantity) : Number.NaN;
}

/** Kopecks of a number of roubles; undefined when it has smaller parts or is not above zero. */
function readRoubles(value: unknown): number | undefined {
	if (typeof value !== "number" || value <= 0) return undefined;
	const kopecks = Math.round(value * 100);
	return kopecks / 100 === value ? kopecks : undefined;
}

function isAddress(value: unknown): boolean {
	return value === undefined || (typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value));
}

function isContact(values: unknown): boolean {
	if (values === undefined) return true;
	const contact = isRecord(values) && isRecord(values.contact) ? values.contact : undefined;
	const phone = contact?.mobilePhone;
	return contact !== undefined && (phone === undefined || String(phone).replace(/\D/g, "").length >= 10);
}
