import { ShowPage } from "../../frames/show-page.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestAround } from "./request-around.tsx";
import { RequestContact } from "./request-contact.tsx";
import { RequestLog } from "./request-log.tsx";
import { RequestSource } from "./request-source.tsx";
import { RequestState } from "./request-state.tsx";
import { RequestStatus } from "./request-status.tsx";
import { RequestTrials } from "./request-trials.tsx";

/** A request: whom to call, what happened so far, and what may be done. */
export function RequestShow() {
	return (
		<ShowPage actions={<RequestActions />} mark={<RequestStatus />}>
			<RequestContact />
			<RequestState />
			<RequestTrials />
			<RequestLog />
			<RequestAround />
			<RequestSource />
		</ShowPage>
	);
}
