import { Send } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { DeliveryList } from "./delivery-list.tsx";

export const resource: OfficeResource = {
	name: "deliveries",
	icon: Send,
	list: DeliveryList,
	recordRepresentation: "kind",
	waiting: [{ filter: { status: "failed" }, label: "resources.deliveries.waiting.failed", verb: "retry" }],
};
