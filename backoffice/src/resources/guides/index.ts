import { BookOpen } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { GuideEdit } from "./guide-edit.tsx";
import { GuideList } from "./guide-list.tsx";

export const resource: OfficeResource = {
	name: "guides",
	icon: BookOpen,
	list: GuideList,
	edit: GuideEdit,
	recordRepresentation: ({ texts, id }) => texts?.ru?.title ?? String(id),
};
