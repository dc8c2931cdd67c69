import { Video } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { WebinarCreate } from "./webinar-create.tsx";
import { WebinarEdit } from "./webinar-edit.tsx";
import { WebinarList } from "./webinar-list.tsx";

export const resource: OfficeResource = {
	name: "webinars",
	icon: Video,
	list: WebinarList,
	create: WebinarCreate,
	edit: WebinarEdit,
	recordRepresentation: (record) => record.text?.ru?.title ?? record.titleRu ?? record.slug,
};
