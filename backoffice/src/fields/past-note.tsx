import Alert from "@mui/material/Alert";
import { useTranslate } from "react-admin";

/** Says that the moment which a text waits for has passed; nothing while it is ahead, or not typed yet. `at` is an ISO instant. */
export function PastNote({ at }: { at: unknown }) {
	const translate = useTranslate();
	if (typeof at !== "string" || !(Date.parse(at) <= Date.now())) return null;
	return (
		<Alert role="note" severity="warning" sx={{ gridColumn: "1 / -1" }}>
			{translate("common.state.past")}
		</Alert>
	);
}
