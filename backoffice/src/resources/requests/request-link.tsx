import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

/** From a row to the page of the request; its form is reached from there. */
export function RequestLink({ children, source = "id" }: { children: ReactNode; source?: string }) {
	const record = useRecordContext();
	const id: unknown = record?.[source];
	if (typeof id !== "string") return null;
	return (
		<Link component={RouterLink} sx={{ color: "text.primary", fontWeight: 600 }} to={`/requests/${id}/show`}>
			{children}
		</Link>
	);
}
