import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useMay } from "../../access/use-person.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { useGroupPlaces } from "./use-group-places.ts";

/** How many are in the group, and the way to their orders. */
export function GroupPeople() {
	const translate = useTranslate();
	const may = useMay();
	const places = useGroupPlaces();
	if (!places) return null;
	const { id, seatsTaken, seatsHeld, seatsTotal } = places;
	const filter = encodeURIComponent(JSON.stringify({ startId: id }));
	return (
		<FormCard name="people">
			<span>
				{translate("resources.starts.places", { taken: seatsTaken, held: seatsHeld, total: seatsTotal })}
				{may("orders", "list") && (
					<>
						{". "}
						<Link component={RouterLink} to={`/orders?filter=${filter}`}>
							{translate("resources.starts.openOrders")}
						</Link>
					</>
				)}
			</span>
		</FormCard>
	);
}
