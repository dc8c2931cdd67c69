import { CalendarOff } from "lucide-react";
import { printDay } from "../../fields/day-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { toClockText } from "../../fields/zoned-time.ts";
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
	// This function cannot use hooks; `lang` of the document is the language of the office.
	recordRepresentation: ({ note, startsAt }) => {
		if (note || typeof startsAt !== "string") return note;
		return printDay(toClockText(startsAt, SCHOOL_ZONE).slice(0, 10), document.documentElement.lang);
	},
};
