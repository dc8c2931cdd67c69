import { CalendarClock } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { TrialWindowCreate } from "./trial-window-create.tsx";
import { TrialWindowEdit } from "./trial-window-edit.tsx";
import { TrialWindowList } from "./trial-window-list.tsx";

export const resource: OfficeResource = {
	name: "trial-windows",
	icon: CalendarClock,
	list: TrialWindowList,
	create: TrialWindowCreate,
	edit: TrialWindowEdit,
	recordRepresentation: ({ fromTime, toTime }) => `${fromTime}–${toTime}`,
};
