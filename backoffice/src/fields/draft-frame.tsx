import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import type { Locale } from "../../../app/shared/localized.ts";
import { type DraftPreview, useDraftPreview } from "./use-draft-preview.ts";
import { useRefusedName } from "./use-field-name.ts";

/** The page as visitors would see it, next to the text that is being typed. */
export function DraftFrame({ locale }: { locale: Locale }) {
	const translate = useTranslate();
	const { url, problems } = useDraftPreview({ locale, isOn: true });
	return (
		<Box sx={{ display: "grid", gap: 1, gridTemplateRows: "auto minmax(24rem, 1fr)" }}>
			<div role="status">
				<Problems problems={problems} />
			</div>
			{url && (
				<Box
					component="iframe"
					src={url}
					sx={{
						backgroundColor: "#ffffff",
						border: 1,
						borderColor: "divider",
						borderRadius: 2,
						height: "100%",
						minHeight: "32rem",
						width: "100%",
					}}
					title={translate("fields.preview.title")}
				/>
			)}
		</Box>
	);
}

/** Why the page does not follow what is typed: which fields have to be mended first, or what else is in the way. */
function Problems({ problems }: Pick<DraftPreview, "problems">) {
	const translate = useTranslate();
	const nameField = useRefusedName();
	const fields = Object.entries(problems).filter(([path]) => path !== "");
	const whole = problems[""];
	if (fields.length === 0 && whole === undefined) return null;
	return (
		<Alert role="none" severity="info">
			{translate(whole ?? "fields.preview.refused", { _: whole })}
			{fields.length > 0 && (
				<Box component="ul" sx={{ margin: 0 }}>
					{fields.map(([path, problem]) => (
						<li key={path}>{`${nameField(path)}: ${translate(problem, { _: problem })}`}</li>
					))}
				</Box>
			)}
		</Alert>
	);
}
