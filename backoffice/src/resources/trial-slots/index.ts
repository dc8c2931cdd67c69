import { CalendarDays } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { TrialSlotList } from "./trial-slot-list.tsx";

export const resource: OfficeResource = {
	name: "trial-slots",
	icon: CalendarDays,
	list: TrialSlotList,
	recordRepresentation: "titleRu",
};
