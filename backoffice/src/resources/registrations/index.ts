import { TicketCheck } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { RegistrationList } from "./registration-list.tsx";

export const resource: OfficeResource = {
	name: "registrations",
	icon: TicketCheck,
	list: RegistrationList,
	recordRepresentation: "email",
};
