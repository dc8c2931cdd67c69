import type { RequestFollower } from "../../requests/board/request-follower.ts";
import { callOffRegistrations } from "./cancel-registration.server.ts";
import type { PlaceMessages } from "./place-messages.ts";

/** A person who may no longer be contacted gives back the places at webinars, without a letter. */
export function createRegistrationFollower(messages: PlaceMessages): Pick<RequestFollower, "callOff"> {
	return { callOff: (db, end) => callOffRegistrations(db, end, messages) };
}
