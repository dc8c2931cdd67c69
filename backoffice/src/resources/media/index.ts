import { Images } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { MediaCreate } from "./media-create.tsx";
import { MediaEdit } from "./media-edit.tsx";
import { MediaList } from "./media-list.tsx";

export const resource: OfficeResource = {
	name: "media",
	icon: Images,
	list: MediaList,
	create: MediaCreate,
	edit: MediaEdit,
	recordRepresentation: "title",
};
