import { useSyncExternalStore } from "react";
import { type SessionState, session } from "../providers/session.ts";

/** Whether the person at the screen is asked to sign in again, and how often that has happened. */
export function useSession(): SessionState {
	return useSyncExternalStore(session.follow, session.read);
}
