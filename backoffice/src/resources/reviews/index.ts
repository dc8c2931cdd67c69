import { MessageSquareQuote } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { ReviewCreate } from "./review-create.tsx";
import { ReviewEdit } from "./review-edit.tsx";
import { ReviewList } from "./review-list.tsx";

export const resource: OfficeResource = {
	name: "reviews",
	icon: MessageSquareQuote,
	list: ReviewList,
	create: ReviewCreate,
	edit: ReviewEdit,
	recordRepresentation: ({ nameRu, nameEn, text }) =>
		screenText({ ru: nameRu ?? text?.ru?.name, en: nameEn ?? text?.en?.name }),
	waiting: [{ filter: { status: "draft" }, label: "resources.reviews.waiting", verb: "update" }],
};
