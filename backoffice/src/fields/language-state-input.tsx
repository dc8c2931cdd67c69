import Box from "@mui/material/Box";
import { SelectInput } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { TEXT_STATES } from "../../../app/shared/text-states.ts";
import { PastNote } from "./past-note.tsx";
import { REQUIRED_CHOICE } from "./required-choice.ts";
import { ZonedDateTimeInput } from "./zoned-date-time-input.tsx";

const STATES = TEXT_STATES.map((id) => ({ id, name: `common.state.${id}` }));

/** Whether one language of a record is a draft, comes out by itself at a moment, or is on the site. `source` is `texts.ru`. */
export function LanguageStateInput({ source }: { source: string }) {
	const moment = `${source}.publishAt`;
	const [state, publishAt]: unknown[] = useWatch({ name: [`${source}.state`, moment] });
	// A text that came out at its moment is no news: only a moment that was typed now is.
	const { isDirty } = useFormContext().getFieldState(moment, useFormState({ name: moment }));
	return (
		<Box
			sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}
		>
			<SelectInput
				choices={STATES}
				helperText={false}
				label="common.state.label"
				source={`${source}.state`}
				{...REQUIRED_CHOICE}
			/>
			{state === "scheduled" && <ZonedDateTimeInput label="common.state.publishAt" required source={moment} />}
			{state === "scheduled" && isDirty && <PastNote at={publishAt} />}
		</Box>
	);
}
