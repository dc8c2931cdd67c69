import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { InputHelperText, type RaRecord, useGetOne, useInput, useResourceContext, useTranslate } from "react-admin";
import { MediaDialog } from "./media-dialog.tsx";
import { readThumbnail } from "./media-thumbnail.ts";

/** A picture of the school's media: kept as its id, chosen by sight. */
export function MediaPicker({ source }: { source: string }) {
	const translate = useTranslate();
	const resource = useResourceContext();
	const { field, fieldState } = useInput({ source });
	const [isOpen, setOpen] = useState(false);
	const id = typeof field.value === "string" && field.value !== "" ? field.value : undefined;
	const { data } = useGetOne("media", { id: id ?? "" }, { enabled: id !== undefined });
	function choose(record: RaRecord): void {
		field.onChange(record.id);
		setOpen(false);
	}
	return (
		<Box aria-label={translate(`resources.${resource}.fields.${source}`)} role="group" sx={{ display: "grid", gap: 1 }}>
			<Typography sx={{ color: "text.secondary" }} variant="caption">
				{translate(`resources.${resource}.fields.${source}`)}
			</Typography>
			{id && data && (
				<Box
					alt=""
					component="img"
					src={readThumbnail(data)}
					sx={{ borderRadius: 2, height: "8rem", maxWidth: "100%", objectFit: "cover" }}
				/>
			)}
			<Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
				<Button onClick={() => setOpen(true)} variant="outlined">
					{translate(id ? "fields.media.change" : "fields.media.choose")}
				</Button>
				{id && <Button onClick={() => field.onChange(null)}>{translate("fields.media.clear")}</Button>}
			</Box>
			<div role="alert">
				{fieldState.invalid && <InputHelperText error={fieldState.error?.message} helperText={false} />}
			</div>
			{isOpen && <MediaDialog onChoose={choose} onEnd={() => setOpen(false)} />}
		</Box>
	);
}
