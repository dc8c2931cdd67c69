import { Languages } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { TranslationList } from "./translation-list.tsx";

export const resource: OfficeResource = {
	name: "translations",
	icon: Languages,
	list: TranslationList,
	waiting: [{ filter: { problem: "outdated" }, label: "resources.translations.waiting", verb: "confirm" }],
};
