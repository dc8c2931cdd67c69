import { type RaRecord, setSubmissionErrors, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { mergeEdits } from "./merge-edits.ts";

type Conflict = {
	/** The record that somebody else has saved in the meantime. */
	readonly newest: RaRecord;
	/** Saves the surrounding form and returns the errors by field. */
	readonly save: (values: object) => Promise<Record<string, string> | undefined>;
	/** Called as soon as a choice has been made. */
	readonly onEnd: () => void;
};

/** The two ways on from a conflict of the form around, and the record that keeping one's own would save. */
export function useConflict({ newest, save, onEnd }: Conflict) {
	const { getValues, handleSubmit, reset, setError } = useFormContext();
	const opened = useRecordContext();
	const merged = { ...(mergeEdits(opened, getValues(), newest) as RaRecord), version: newest.version };

	function takeNewest(): void {
		reset(newest);
		onEnd();
	}
	/** Sends the form as its button does, so that what is refused of it stands at its inputs. */
	async function keepMine(): Promise<void> {
		reset(merged, { keepDefaultValues: true });
		onEnd();
		const send = handleSubmit(async (values) => {
			const refused = await save(values);
			if (refused) setSubmissionErrors(refused, setError);
		});
		await send();
	}
	return { merged, takeNewest, keepMine };
}
