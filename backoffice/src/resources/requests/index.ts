import { ChartColumn, Inbox, PhoneCall } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { BoardPage } from "./board-page.tsx";
import { FiguresPage } from "./figures-page.tsx";
import { RequestEdit } from "./request-edit.tsx";
import { RequestList } from "./request-list.tsx";
import { RequestShow } from "./request-show.tsx";

export const resource: OfficeResource = {
	name: "requests",
	icon: Inbox,
	list: RequestList,
	edit: RequestEdit,
	show: RequestShow,
	recordRepresentation: ({ number, name, surname }) => `${number}. ${[name, surname].filter(Boolean).join(" ")}`,
	waiting: [{ filter: { status: "waiting" }, label: "resources.requests.waiting.calls", verb: "call", isHot: true }],
	pages: [
		{ path: "/board", page: BoardPage, menu: { icon: PhoneCall, label: "resources.requests.board.title" } },
		{ path: "/figures", page: FiguresPage, menu: { icon: ChartColumn, label: "resources.requests.figures.title" } },
	],
};
