import { NumberInput } from "react-admin";
import { CreatePage } from "../../frames/create-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { SlotInput } from "./slot-input.tsx";

/** A lesson that staff book: for which request, when and with whom. */
export function TrialBookingCreate() {
	return (
		<CreatePage redirect="show">
			<FormCard columns={2} name="booking">
				<NumberInput
					helperText="resources.trial-bookings.hints.requestNumber"
					min={1}
					required
					source="requestNumber"
					step={1}
				/>
				<SlotInput />
			</FormCard>
		</CreatePage>
	);
}
