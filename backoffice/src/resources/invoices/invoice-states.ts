import type { Tone } from "../../fields/status-chip.tsx";

export const INVOICE_STATES = ["open", "part_paid", "paid", "cancelled"];
export const INVOICE_TONES: Readonly<Record<string, Tone>> = { open: "warn", part_paid: "info", paid: "success" };
