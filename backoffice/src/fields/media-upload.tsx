import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { CreateBase, Form, HttpError, type RaRecord, SaveButton, useDataProvider, useNotify } from "react-admin";
import { ErrorSummary } from "../frames/error-summary.tsx";
import { FormCard } from "../frames/form-card.tsx";
import { useOneRun } from "../frames/one-run.ts";
import type { OfficeDataProvider } from "../providers/data-provider.ts";
import { refusalOf } from "../providers/http.ts";
import { FileInput } from "./file-input.tsx";
import { LineInput } from "./line-input.tsx";
import { LocalizedTextInput } from "./localized-text-input.tsx";

type Values = { file?: File; title?: string; alt?: { ru?: string; en?: string } };
type MediaUploadProps = {
	/** Called when the picture has been uploaded. */
	onDone: (record: RaRecord) => void;
	/** Another button next to the one that uploads. */
	children?: ReactNode;
};

/** A new picture: the file, and its words in both languages. Stands on a page of its own and in the dialog of another record's form. */
export function MediaUpload({ onDone, children }: MediaUploadProps) {
	const { upload, isBusy } = useUpload(onDone);
	return (
		<CreateBase redirect={false} resource="media">
			<Form disableInvalidFormNotification noValidate onSubmit={upload}>
				<ErrorSummary />
				<FormCard>
					<FileInput source="file" />
					<LineInput helperText="resources.media.titleHint" source="title" />
					<LocalizedTextInput helperText="resources.media.altHint" multiline required source="alt" />
				</FormCard>
				<Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 3 }}>
					<SaveButton alwaysEnable disabled={isBusy} label="resources.media.upload" />
					{children}
				</Box>
			</Form>
		</CreateBase>
	);
}

function useUpload(onDone: MediaUploadProps["onDone"]) {
	const provider = useDataProvider<OfficeDataProvider>();
	const notify = useNotify();
	const [isBusy, setBusy] = useState(false);
	const upload = useOneRun(async (values: object): Promise<Record<string, string> | undefined> => {
		setBusy(true);
		try {
			const { data, isKnown } = await provider.upload("media", toForm(values));
			if (isKnown) notify("resources.media.known", { type: "info", messageArgs: { title: data.title } });
			else notify("resources.media.uploaded", { type: "success" });
			onDone(data);
			return undefined;
		} catch (error) {
			if (!(error instanceof HttpError)) throw error;
			const { errors } = refusalOf(error);
			if (!errors) notify(error.message, { type: "error" });
			return errors;
		} finally {
			setBusy(false);
		}
	});
	return { upload, isBusy };
}

function toForm(values: Values): FormData {
	const form = new FormData();
	if (values.file) form.set("file", values.file);
	if (values.title) form.set("title", values.title);
	form.set("alt.ru", values.alt?.ru ?? "");
	form.set("alt.en", values.alt?.en ?? "");
	return form;
}
