import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { HistoryPanel } from "../../fields/history-panel.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { SETTING_INPUTS } from "./setting-inputs.tsx";

/** One setting in a form of its own; the change is on every page within a second. */
export function SettingEdit() {
	const translate = useTranslate();
	return (
		<EditPage after={<HistoryPanel />} title={({ id }) => translate(`resources.settings.keys.${id}.name`)}>
			<SettingForm />
		</EditPage>
	);
}

function SettingForm() {
	const translate = useTranslate();
	const key = String(useRecordContext()?.id ?? "");
	const Inputs = (SETTING_INPUTS as Readonly<Record<string, ComponentType>>)[key];
	if (!Inputs) return null;
	return (
		<FormCard columns={2}>
			<Typography sx={{ color: "text.secondary", gridColumn: "1 / -1" }}>
				{translate(`resources.settings.keys.${key}.hint`)}
			</Typography>
			<Inputs />
		</FormCard>
	);
}
