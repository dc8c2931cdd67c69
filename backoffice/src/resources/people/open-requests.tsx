import DialogContentText from "@mui/material/DialogContentText";
import { useGetList, useRecordContext, useTranslate } from "react-admin";
import { openRequestsOf } from "./open-requests-of.ts";

/** How many requests go back to the queue with the person at hand; nothing where there are none. */
export function OpenRequests() {
	const translate = useTranslate();
	const record = useRecordContext();
	const { total } = useGetList("requests", openRequestsOf(String(record?.id)));
	if (!total) return null;
	return <DialogContentText>{translate("resources.people.openRequests", { smart_count: total })}</DialogContentText>;
}
