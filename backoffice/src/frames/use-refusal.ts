import { HttpError, type RaRecord, useNotify } from "react-admin";
import type { Refusal } from "../providers/http.ts";

/**
 * What happens when a save is refused: errors of fields go to the inputs and their summary by themselves, somebody else's newer record
 * goes to `onConflict`, anything else is said.
 */
export function useRefusal({ onConflict }: { onConflict?: (newest: RaRecord) => void } = {}) {
	const notify = useNotify();
	return (error: unknown): void => {
		const newest = onConflict && findConflict(error);
		if (newest) onConflict(newest);
		else if (!(error instanceof HttpError)) notify("errors.failed", { type: "error" });
		else if (!((error.body ?? {}) as Refusal).errors) notify(error.message, { type: "error" });
	};
}

/** The newer record of somebody else, where that is why a save was refused. */
export function findConflict(error: unknown): RaRecord | undefined {
	if (!(error instanceof HttpError) || error.status !== 409) return undefined;
	const { code, data } = (error.body ?? {}) as Refusal;
	return code === "conflict" ? (data as RaRecord | undefined) : undefined;
}
