import TextField from "@mui/material/TextField";
import { useState } from "react";
import { AutocompleteInput, FieldTitle, ReferenceInput } from "react-admin";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { dayBounds } from "./day-bounds.ts";

const search = (q: string) => ({ q });

/** One of the free times ahead, of one day if it is named, found by a part of its date or of the teacher's name. */
export function SlotInput() {
	const title = useLocalSource("title");
	const [day, setDay] = useState("");
	return (
		<>
			<TextField
				label={<FieldTitle label="resources.trial-bookings.fields.day" />}
				onChange={({ target }) => setDay(target.value)}
				slotProps={{ inputLabel: { shrink: true } }}
				type="date"
				value={day}
			/>
			<ReferenceInput
				filter={{ state: "free", when: "ahead", ...dayBounds(day) }}
				perPage={100}
				reference="trial-slots"
				sort={{ field: "startsAt", order: "ASC" }}
				source="slotId"
			>
				<AutocompleteInput
					filterToQuery={search}
					helperText="resources.trial-bookings.hints.slotId"
					isRequired
					optionText={title}
				/>
			</ReferenceInput>
		</>
	);
}
