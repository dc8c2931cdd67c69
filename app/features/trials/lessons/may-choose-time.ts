import type { RequestStatus } from "../../../../database/request-types.ts";
import { isOpenState } from "../../requests/board/request-states.ts";

type Asker = { readonly status: RequestStatus; readonly isBooked: boolean };

/**
 * Whether a request may take a time: while it is open. One that has been won may only move the lesson that it has booked, which a purchase
 * leaves as it was.
 */
export function mayChooseTime({ status, isBooked }: Asker): boolean {
	return isOpenState(status) || (status === "won" && isBooked);
}
