import Button from "@mui/material/Button";
import { Download } from "lucide-react";
import { useListContext, useLocaleState, useTranslate } from "react-admin";
import { isLocale } from "../../../app/shared/localized.ts";
import { siteAddress } from "../providers/http.ts";
import { listParameters, resourcePath } from "../providers/list-query.ts";
import { fieldNames } from "../words/words.ts";

/** The whole list that is on the screen, in its filters and order, as a file. A plain link: the server writes it as it reads. */
export function ExportButton() {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const { resource, filterValues, filter, sort } = useListContext();
	const parameters = listParameters({ filter: { ...filter, ...filterValues }, sort });
	for (const [field, name] of Object.entries(fieldNames(resource, isLocale(locale) ? locale : "ru"))) {
		parameters.set(`label.${field}`, name);
	}
	return (
		<Button
			component="a"
			download
			href={siteAddress(`${resourcePath(resource, "export.csv")}?${parameters}`)}
			startIcon={<Download aria-hidden size={18} />}
			variant="outlined"
		>
			{translate("ra.action.export")}
		</Button>
	);
}
