import { RadioButtonGroupInput, TextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { CALL_RESULTS } from "../../../../app/shared/request-states.ts";
import { listChoices } from "../../fields/choice-words.ts";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";

/** What came of a call, when to call again, and what was said. */
export function CallInputs() {
	const result: unknown = useWatch({ name: "result" });
	return (
		<>
			<RadioButtonGroupInput
				choices={listChoices("requests", { source: "result", values: CALL_RESULTS })}
				helperText={false}
				isRequired
				row={false}
				source="result"
			/>
			{result !== undefined && <ZonedDateTimeInput required={result === "call_again"} source="callAt" />}
			<TextInput helperText={false} minRows={2} multiline source="note" />
		</>
	);
}
