import type { Tone } from "../../fields/status-chip.tsx";
import type { InvoiceRecord } from "./invoice-record.ts";

export const INVOICE_TONES = {
	open: "warn",
	part_paid: "info",
	paid: "success",
} as const satisfies Partial<Record<InvoiceRecord["state"], Tone>>;
