import { CalendarClock } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { StartCreate } from "./start-create.tsx";
import { StartEdit } from "./start-edit.tsx";
import { StartList } from "./start-list.tsx";

export const resource: OfficeResource = {
	name: "starts",
	icon: CalendarClock,
	list: StartList,
	create: StartCreate,
	edit: StartEdit,
	recordRepresentation: ({ startsAt }) => String(startsAt ?? "").slice(0, 10),
};
