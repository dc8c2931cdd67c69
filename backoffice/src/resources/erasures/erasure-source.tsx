import Link from "@mui/material/Link";
import { TextField, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { RequestLink } from "../requests/request-link.tsx";

/** Where the wish was made: the request, or the order of a buyer who never sent one. */
export function ErasureSource() {
	const record = useRecordContext();
	if (!record?.orderId) {
		return (
			<RequestLink source="requestId">
				<TextField source="number" />
			</RequestLink>
		);
	}
	return (
		<Link component={RouterLink} sx={{ color: "text.primary", fontWeight: 600 }} to={`/orders/${record.orderId}/show`}>
			{record.orderNumber}
		</Link>
	);
}
