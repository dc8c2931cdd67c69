import Box from "@mui/material/Box";
import { useFieldValue } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { LocaleMark } from "../../fields/locale-mark.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { TEXT_TONES } from "./course-states.ts";

/** How far one language of a course is: no text, a draft, waiting for its moment, on the site. */
export function TextStateField({ source, at }: { source: string; at: string }) {
	const state: unknown = useFieldValue({ source });
	if (state === "missing") return <LocaleMark kind="missing" />;
	return (
		<Box sx={{ display: "grid", gap: 0.5, justifyItems: "start" }}>
			<StatusChip source={source} tones={TEXT_TONES} words="common.state" />
			{state === "scheduled" && <InstantField source={at} />}
		</Box>
	);
}
