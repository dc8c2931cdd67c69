import { useRecordContext } from "react-admin";
import type { readInvoices } from "../../../../app/features/checkout/office/invoices.server.ts";
import type { Wire } from "../../providers/wire.ts";

/** An invoice as the API gives it; sums in minor units, moments as UTC instants. */
export type InvoiceRecord = Wire<Awaited<ReturnType<typeof readInvoices>>[number]>;
export type InvoiceRefund = InvoiceRecord["refunds"][number];

/** The invoice at hand. */
export function useInvoice(): InvoiceRecord | undefined {
	return useRecordContext<InvoiceRecord>();
}
