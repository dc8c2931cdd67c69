import { Scale } from "lucide-react";
import type { OfficeResource } from "../../office-resource.ts";
import { LegalEdit } from "./legal-edit.tsx";
import { LegalList } from "./legal-list.tsx";

export const resource: OfficeResource = {
	name: "legal-documents",
	icon: Scale,
	list: LegalList,
	edit: LegalEdit,
	recordRepresentation: ({ texts, titleRu, id }) => texts?.ru?.title ?? titleRu ?? String(id),
};
