import Button from "@mui/material/Button";
import { Download } from "lucide-react";
import { useState } from "react";
import { HttpError, useDataProvider, useListContext, useLocaleState, useNotify, useTranslate } from "react-admin";
import { isLocale } from "../../../app/shared/localized.ts";
import type { OfficeDataProvider } from "../providers/data-provider.ts";
import { fieldNames } from "../words/words.ts";
import { useOneRun } from "./one-run.ts";
import { saveFile } from "./save-file.ts";

/** Exports the whole list that is shown, with its filters and order, as a file. */
export function ExportButton() {
	const translate = useTranslate();
	const { save, isBusy } = useExport();
	return (
		<Button
			disabled={isBusy}
			onClick={() => void save()}
			startIcon={<Download aria-hidden size={18} />}
			variant="outlined"
		>
			{translate("ra.action.export")}
		</Button>
	);
}

function useExport() {
	const [locale] = useLocaleState();
	const notify = useNotify();
	const provider = useDataProvider<OfficeDataProvider>();
	const { resource, filterValues, filter, sort } = useListContext();
	const [isBusy, setBusy] = useState(false);
	const save = useOneRun(async () => {
		setBusy(true);
		try {
			const words = fieldNames(resource, isLocale(locale) ? locale : "ru");
			saveFile(
				await provider.exportList(resource, { filter: { ...filter, ...filterValues }, sort }, words),
				`${resource}.csv`,
			);
		} catch (error) {
			if (!(error instanceof HttpError)) throw error;
			notify(error.message, { type: "error" });
		} finally {
			setBusy(false);
		}
	});
	return { save, isBusy };
}
