import type { RequestFollower } from "../requests/board/request-follower.ts";
import { callOffRegistrations } from "./cancel-registration.server.ts";
import type { PlaceMessages } from "./place-messages.ts";

/** Of somebody who may not be written to any more the places at webinars are given back, without a letter. */
export function createRegistrationFollower(messages: PlaceMessages): Pick<RequestFollower, "callOff"> {
	return { callOff: (db, end) => callOffRegistrations(db, end, messages) };
}
