import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Locale } from "../../../app/shared/localized.ts";
import { DraftFrame } from "./draft-frame.tsx";

/** The real page with the text that is being typed, for people who ask to see it. */
export function LivePage({ locale }: { locale: Locale }) {
	const translate = useTranslate();
	const [isShown, setShown] = useState(false);
	return (
		<Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
			<Button aria-expanded={isShown} onClick={() => setShown(!isShown)} variant="outlined">
				{translate(isShown ? "fields.preview.hide" : "fields.preview.show")}
			</Button>
			{isShown && (
				<Box sx={{ width: "100%" }}>
					<DraftFrame locale={locale} />
				</Box>
			)}
		</Box>
	);
}
