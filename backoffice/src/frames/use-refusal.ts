import { HttpError, type RaRecord, useNotify, useTranslate } from "react-admin";
import { useRefusedName } from "../fields/use-field-name.ts";
import { refusalOf } from "../providers/http.ts";

type Refused = {
	onConflict?: (newest: RaRecord) => void;
	/** Whether a surrounding form shows the errors of fields at its inputs and in its summary. */
	hasInputs?: boolean;
};

/**
 * Handles a refusal: a newer record of somebody else goes to `onConflict`, anything else is shown as a notice. Of several errors of fields,
 * the first is shown where no inputs show them.
 */
export function useRefusal({ onConflict, hasInputs = false }: Refused = {}) {
	const notify = useNotify();
	const translate = useTranslate();
	const nameField = useRefusedName();
	function sayField([path, problem]: [path: string, problem: string]): void {
		if (hasInputs) return;
		const sentence = `${nameField(path)}: ${translate(problem, { _: problem })}`;
		notify(sentence, { type: "error", messageArgs: { _: sentence } });
	}
	return (error: unknown): void => {
		const newest = onConflict && findConflict(error);
		const [field] = error instanceof HttpError ? Object.entries(refusalOf(error).errors ?? {}) : [];
		if (newest) onConflict(newest);
		else if (field) sayField(field);
		else notify(error instanceof HttpError ? error.message : "errors.failed", { type: "error" });
	};
}

/** The newer record of somebody else, when that is why a save was refused. */
export function findConflict(error: unknown): RaRecord | undefined {
	if (!(error instanceof HttpError) || error.status !== 409) return undefined;
	const { code, data } = refusalOf(error);
	return code === "conflict" ? (data as RaRecord | undefined) : undefined;
}
