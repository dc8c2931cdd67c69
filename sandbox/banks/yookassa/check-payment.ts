import { isRecord } from "../../exchange.ts";
import { readReceipt, readRoubles } from "./check-receipt.ts";

type CheckedPayment = {
	readonly kopecks: number;
	readonly method: "bank_card" | "sber_loan";
	readonly returnUrl: string;
	readonly language: "ru" | "en";
	readonly metadata: Readonly<Record<string, string>>;
};
type Checked =
	| { readonly ok: true; readonly payment: CheckedPayment }
	| { readonly ok: false; readonly parameter: string };

const LOAN = { least: 3_000_00, most: 1_500_000_00 };

/** The body of `POST /payments`, one stage and a redirect. */
export function checkPayment(body: Record<string, unknown>): Checked {
	const kopecks = readRoubles(body.amount);
	if (!kopecks) return wrong("amount");
	if (body.capture !== true) return wrong("capture");
	if (typeof body.description === "string" && body.description.length > 128) return wrong("description");
	const method = isRecord(body.payment_method_data) ? body.payment_method_data.type : "bank_card";
	if (method !== "bank_card" && method !== "sber_loan") return wrong("payment_method_data");
	if (method === "sber_loan" && (kopecks < LOAN.least || kopecks > LOAN.most)) return wrong("amount");
	const { confirmation } = body;
	if (!isRecord(confirmation) || confirmation.type !== "redirect") return wrong("confirmation");
	const returnUrl = String(confirmation.return_url ?? "");
	if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl)) return wrong("confirmation.return_url");
	const metadata = readMetadata(body.metadata);
	if (!metadata) return wrong("metadata");
	if (body.receipt !== undefined && readReceipt(body.receipt) !== kopecks) return wrong("receipt");
	const language = confirmation.locale === "en_US" ? "en" : "ru";
	return { ok: true, payment: { kopecks, method, returnUrl, language, metadata } };
}

export function readMetadata(value: unknown): Record<string, string> | undefined {
	if (value === undefined) return {};
	if (!isRecord(value) || Object.keys(value).length > 16) return undefined;
	const isRight = Object.entries(value).every(
		([name, text]) => name.length <= 32 && typeof text === "string" && text.length <= 512,
	);
	return isRight ? (value as Record<string, string>) : undefined;
}

function wrong(parameter: string): Checked {
	return { ok: false, parameter };
}
