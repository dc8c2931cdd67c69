import { ReceiptText } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { InvoiceCreate } from "./invoice-create.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { InvoiceShow } from "./invoice-show.tsx";

export const resource: OfficeResource = {
	name: "invoices",
	icon: ReceiptText,
	list: InvoiceList,
	create: InvoiceCreate,
	show: InvoiceShow,
	recordRepresentation: "number",
	waiting: [
		{ filter: { closingReceipt: "unconfirmed" }, label: "resources.invoices.waiting.receipts", verb: "record-receipt" },
	],
};
