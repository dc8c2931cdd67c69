import { CalendarClock } from "lucide-react";
import { printInstant } from "../../fields/instant-field.tsx";
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
	// This function cannot use hooks; `lang` of the document is the language of the office.
	recordRepresentation: ({ startsAt, zone }) =>
		typeof startsAt === "string" ? printInstant(startsAt, { locale: document.documentElement.lang, zone }) : "",
};
