import Box from "@mui/material/Box";
import { useState } from "react";
import {
	CreateBase,
	Form,
	HttpError,
	SaveButton,
	useDataProvider,
	useNotify,
	useRedirect,
	useTranslate,
} from "react-admin";
import { LineInput } from "../../fields/line-input.tsx";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { BackToList } from "../../frames/back-to-list.tsx";
import { ErrorSummary } from "../../frames/error-summary.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PageHead } from "../../frames/page-head.tsx";
import type { OfficeDataProvider } from "../../providers/data-provider.ts";
import type { Refusal } from "../../providers/http.ts";
import { FileInput } from "./file-input.tsx";

type Values = { file?: File; title?: string; alt?: { ru?: string; en?: string } };

/** A new picture: the file, and its words in both languages. */
export function MediaCreate() {
	const translate = useTranslate();
	const provider = useDataProvider<OfficeDataProvider>();
	const notify = useNotify();
	const redirect = useRedirect();
	const [isBusy, setBusy] = useState(false);
	async function upload(values: object): Promise<Record<string, string> | undefined> {
		setBusy(true);
		try {
			const { data } = await provider.upload("media", toForm(values));
			notify("resources.media.uploaded", { type: "success" });
			redirect("edit", "media", data.id);
			return undefined;
		} catch (error) {
			if (!(error instanceof HttpError)) throw error;
			const { errors } = (error.body ?? {}) as Refusal;
			if (!errors) notify(error.message, { type: "error" });
			return errors;
		} finally {
			setBusy(false);
		}
	}
	return (
		<CreateBase>
			<PageHead before={<BackToList />} title={translate("resources.media.upload")} />
			<Form noValidate onSubmit={upload}>
				<ErrorSummary />
				<FormCard>
					<FileInput source="file" />
					<LineInput helperText="resources.media.titleHint" source="title" />
					<LocalizedTextInput helperText="resources.media.altHint" multiline required source="alt" />
				</FormCard>
				<Box sx={{ marginBlockStart: 3 }}>
					<SaveButton alwaysEnable disabled={isBusy} label="resources.media.upload" />
				</Box>
			</Form>
		</CreateBase>
	);
}

function toForm(values: Values): FormData {
	const form = new FormData();
	if (values.file) form.set("file", values.file);
	if (values.title) form.set("title", values.title);
	form.set("alt.ru", values.alt?.ru ?? "");
	form.set("alt.en", values.alt?.en ?? "");
	return form;
}
