import { UserRoundX } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { ErasureList } from "./erasure-list.tsx";
import { ErasureShow } from "./erasure-show.tsx";

export const resource: OfficeResource = {
	name: "erasures",
	icon: UserRoundX,
	list: ErasureList,
	show: ErasureShow,
	recordRepresentation: ({ number, orderNumber, invoiceNumber, name, surname }) =>
		[orderNumber ?? invoiceNumber ?? number, [name, surname].filter(Boolean).join(" ")].filter(Boolean).join(". "),
	waiting: [{ filter: { status: "new" }, label: "resources.erasures.waiting.open", verb: "carry-out" }],
};
