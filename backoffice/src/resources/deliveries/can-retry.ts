import type { DeliveryStatus } from "../../../../app/shared/message-states.ts";
import { MENDABLE } from "../../../../app/shared/moot-messages.ts";

export type DeliveryState = { readonly status: DeliveryStatus; readonly lastError: string | null };

/** Whether a message may be sent again by hand: one that failed, or one that was not needed for a reason that may be gone. */
export function canRetry({ status, lastError }: DeliveryState): boolean {
	return status === "failed" || (status === "moot" && MENDABLE.has(lastError ?? ""));
}
