import Link from "@mui/material/Link";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useErasureOrigin } from "./use-erasure-origin.ts";

/** Where the wish was made, as a link to it. */
export function ErasureSource() {
	const record = useRecordContext();
	const originOf = useErasureOrigin();
	if (!record) return null;
	const { name, to } = originOf(record);
	return (
		<Link component={RouterLink} sx={{ color: "text.primary", fontWeight: 600 }} to={to}>
			{name}
		</Link>
	);
}
