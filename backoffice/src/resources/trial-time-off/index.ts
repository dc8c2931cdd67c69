import { CalendarOff } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { TimeOffCreate } from "./time-off-create.tsx";
import { TimeOffEdit } from "./time-off-edit.tsx";
import { TimeOffList } from "./time-off-list.tsx";

export const resource: OfficeResource = {
	name: "trial-time-off",
	icon: CalendarOff,
	list: TimeOffList,
	create: TimeOffCreate,
	edit: TimeOffEdit,
	recordRepresentation: ({ note, startsAt }) => note || String(startsAt).slice(0, 10),
};
