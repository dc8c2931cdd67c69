import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { CreatePage } from "../../frames/create-page.tsx";
import { StartInputs } from "./start-inputs.tsx";

export function StartCreate() {
	return (
		<CreatePage defaults={{ zone: SCHOOL_ZONE, seatsTotal: 8, repeatDays: null, status: "open" }}>
			<StartInputs />
		</CreatePage>
	);
}
