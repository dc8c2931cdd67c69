import { isRecord } from "../../exchange.ts";
import { findReceiptFault } from "./check-receipt.ts";

type Params = Record<string, unknown>;

const LEAST_KOPECKS = 100;

/** @returns the error code, undefined when a payment can be made of it. */
export function findInitFault(params: Params): string | undefined {
	const { OrderId, Amount, Description, DATA } = params;
	if (typeof OrderId !== "string" || OrderId === "" || OrderId.length > 36) return "212";
	if (!Number.isSafeInteger(Amount)) return "201";
	if (Amount === 0) return "620";
	if (Number(Amount) < LEAST_KOPECKS) return "251";
	if (Description !== undefined && (typeof Description !== "string" || Description.length > 140)) return "213";
	if (!isOneOf(params.PayType, ["O", "T"]) || !isOneOf(params.Language, ["ru", "en"])) return "201";
	if (![params.NotificationURL, params.SuccessURL, params.FailURL].every(isAddress)) return "201";
	if (DATA !== undefined && !isData(DATA)) return "208";
	return params.Receipt === undefined ? undefined : findReceiptFault(params.Receipt, Number(Amount));
}

function isOneOf(value: unknown, allowed: readonly string[]): boolean {
	return value === undefined || allowed.includes(String(value));
}

function isAddress(value: unknown): boolean {
	return value === undefined || (typeof value === "string" && /^https?:\/\/\S+$/.test(value) && URL.canParse(value));
}

function isData(data: unknown): boolean {
	if (!isRecord(data) || Object.keys(data).length > 20) return false;
	return Object.entries(data).every(([key, value]) => key.length <= 20 && String(value).length <= 100);
}
