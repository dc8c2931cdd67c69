import { Users } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { PersonCreate } from "./person-create.tsx";
import { PersonEdit } from "./person-edit.tsx";
import { PersonList } from "./person-list.tsx";

export const resource: OfficeResource = {
	name: "people",
	icon: Users,
	list: PersonList,
	create: PersonCreate,
	edit: PersonEdit,
	recordRepresentation: (record) => record.name || record.email,
};
