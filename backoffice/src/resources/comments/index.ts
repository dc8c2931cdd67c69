import { MessageSquare } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { CommentList } from "./comment-list.tsx";

export const resource: OfficeResource = {
	name: "comments",
	icon: MessageSquare,
	list: CommentList,
	recordRepresentation: "name",
	waiting: [{ filter: { status: "waiting" }, label: "resources.comments.waiting", verb: "approve" }],
};
