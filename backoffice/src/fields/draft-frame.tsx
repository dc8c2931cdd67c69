import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import type { Locale } from "../../../app/shared/localized.ts";
import { useDraftPreview } from "./use-draft-preview.ts";

/** The page as visitors would see it, next to the text that is being typed. */
export function DraftFrame({ locale }: { locale: Locale }) {
	const translate = useTranslate();
	const { url, isRefused } = useDraftPreview({ locale, isOn: true });
	return (
		<Box sx={{ display: "grid", gap: 1, gridTemplateRows: "auto minmax(24rem, 1fr)" }}>
			<div role="status">
				{isRefused && (
					<Alert role="none" severity="info">
						{translate("fields.preview.refused")}
					</Alert>
				)}
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
