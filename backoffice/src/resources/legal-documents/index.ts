import { Scale } from "lucide-react";
import { screenText } from "../../fields/screen-text.ts";
import type { OfficeResource } from "../../office-resource.ts";
import { LegalEdit } from "./legal-edit.tsx";
import { LegalList } from "./legal-list.tsx";

export const resource: OfficeResource = {
	name: "legal-documents",
	icon: Scale,
	list: LegalList,
	edit: LegalEdit,
	recordRepresentation: ({ titleRu, titleEn, texts }) =>
		screenText({ ru: titleRu ?? texts?.ru?.title, en: titleEn ?? texts?.en?.title }),
};
