import { CalendarDays } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { TrialSlotList } from "./trial-slot-list.tsx";

export const resource: OfficeResource = {
	name: "trial-slots",
	icon: CalendarDays,
	list: TrialSlotList,
	recordRepresentation: ({ titleRu, titleEn }) => screenText({ ru: titleRu, en: titleEn }),
};
