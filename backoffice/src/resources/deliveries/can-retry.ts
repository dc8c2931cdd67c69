import type { DeliveryStatus } from "../../../../app/shared/message-states.ts";
import { MENDABLE } from "../../../../app/shared/moot-messages.ts";

export type DeliveryState = { readonly status: DeliveryStatus; readonly lastError: string | null };

/** Whether a message may be sent once more by hand: one that failed, and one that nobody needed for a reason that can have gone. */
export function canRetry({ status, lastError }: DeliveryState): boolean {
	return status === "failed" || (status === "moot" && MENDABLE.has(lastError ?? ""));
}
