import Link from "@mui/material/Link";
import { printPhone } from "../../../app/shared/print-phone.ts";

/** A link that dials a phone number; nothing when there is none. */
export function PhoneLink({ phone }: { phone: string | null }) {
	if (!phone) return null;
	return (
		<Link href={`tel:${phone}`} sx={{ whiteSpace: "nowrap" }}>
			{printPhone(phone)}
		</Link>
	);
}
