import { HttpError, type RaRecord, useNotify } from "react-admin";
import type { Refusal } from "../providers/http.ts";

/**
 * What happens when a save is refused: errors of fields go to the inputs and their summary by themselves, somebody else's newer record
 * goes to `onConflict`, anything else is said.
 */
export function useRefusal({ onConflict }: { onConflict?: (newest: RaRecord) => void } = {}) {
	const notify = useNotify();
	return (error: unknown): void => {
		if (!(error instanceof HttpError)) {
			notify("errors.failed", { type: "error" });
			return;
		}
		const { code, data, errors } = (error.body ?? {}) as Refusal;
		if (error.status === 409 && code === "conflict" && data && onConflict) onConflict(data as RaRecord);
		else if (!errors) notify(error.message, { type: "error" });
	};
}
