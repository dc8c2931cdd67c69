import type { RequestStatus } from "../../../database/request-types.ts";
import { isOpenState } from "../requests/board/request-states.ts";

type Asker = { readonly status: RequestStatus; readonly isBooked: boolean };

/** Whether a request may take a time: an open one; one that is won only instead of the lesson it has booked, which a purchase leaves as it was. */
export function mayChooseTime({ status, isBooked }: Asker): boolean {
	return isOpenState(status) || (status === "won" && isBooked);
}
