import { TicketPercent } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { PromoCodeCreate } from "./promo-code-create.tsx";
import { PromoCodeEdit } from "./promo-code-edit.tsx";
import { PromoCodeList } from "./promo-code-list.tsx";

export const resource: OfficeResource = {
	name: "promo-codes",
	icon: TicketPercent,
	list: PromoCodeList,
	create: PromoCodeCreate,
	edit: PromoCodeEdit,
	recordRepresentation: "code",
};
