import { Video } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
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
	waiting: [{ filter: { speaker: "gone" }, label: "resources.webinars.waiting", verb: "update" }],
	// A row of the list has the titles of its own, a whole record has them among its texts.
	recordRepresentation: ({ texts, titleRu, titleEn }) =>
		screenText({ ru: texts?.ru?.title ?? titleRu, en: texts?.en?.title ?? titleEn }),
};
