import Box from "@mui/material/Box";
import { type RaRecord, useRecordContext } from "react-admin";
import { printPhone } from "../../../app/shared/print-phone.ts";

/** A phone number below the name of its owner, in a list. */
export function PhoneLine({ source }: { source: string }) {
	const record = useRecordContext<RaRecord>();
	const phone: unknown = record?.[source];
	if (typeof phone !== "string" || phone === "") return null;
	return (
		<Box
			component="p"
			sx={{ color: "text.secondary", fontSize: "0.8125rem", fontWeight: 400, margin: 0, whiteSpace: "nowrap" }}
		>
			{printPhone(phone)}
		</Box>
	);
}
