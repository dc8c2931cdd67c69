import { ChartColumnBig, CreditCard } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { OrderList } from "./order-list.tsx";
import { OrderShow } from "./order-show.tsx";
import { SalesPage } from "./sales-page.tsx";

export const resource: OfficeResource = {
	name: "orders",
	icon: CreditCard,
	list: OrderList,
	show: OrderShow,
	recordRepresentation: "number",
	pages: [{ path: "/sales", page: SalesPage, menu: { icon: ChartColumnBig, label: "resources.orders.sales.title" } }],
	waiting: [
		{ filter: { state: "refund_requested" }, label: "resources.orders.waiting.refunds", verb: "carry-out-refund" },
		{ filter: { place: "missing" }, label: "resources.orders.waiting.places", verb: "choose-start" },
		{ filter: { closingReceipt: "unconfirmed" }, label: "resources.orders.waiting.receipts", verb: "record-receipt" },
	],
};
