import { ScrollText } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { AuditList } from "./audit-list.tsx";
import { AuditShow } from "./audit-show.tsx";

export const resource: OfficeResource = {
	name: "audit",
	icon: ScrollText,
	list: AuditList,
	show: AuditShow,
	recordRepresentation: "staffName",
};
