import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { type AboutDelivery, type DeliverySubject, deliverySubject } from "./delivery-subject.ts";

/** The record that a message is about. */
export function AboutLink({ record }: { record: AboutDelivery }) {
	const subject = deliverySubject(record);
	if (!subject) return null;
	return (
		<Link component={RouterLink} to={subject.path}>
			<SubjectName {...subject} />
		</Link>
	);
}

function SubjectName({ resource, number }: DeliverySubject) {
	const translate = useTranslate();
	if (resource === "requests") return translate("resources.deliveries.request", { number });
	return number ?? translate(`resources.${resource}.name`, { smart_count: 1 });
}
