import Alert from "@mui/material/Alert";
import { useTranslate } from "react-admin";
import { usePerson } from "../access/use-person.ts";

/** Tells a teacher whose account belongs to no teacher of the site why nothing is shown and nothing can be saved. */
export function UnlinkedNotice() {
	const person = usePerson();
	const translate = useTranslate();
	if (person?.role !== "teacher" || person.teacherId) return null;
	return (
		<Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
			{translate("office.unlinked")}
		</Alert>
	);
}
