import { needMessages } from "../../../i18n/message-catalogues.ts";
import { deferUntilSeen } from "../../../ui/deferred/defer-until-seen.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { RequestAnswer } from "../../requests/submitting/request-answer.ts";

// The styles come with the page, whenever the code may arrive.
import "../../requests/components/request-form.css";

/** The request form of a webinar. Its code comes when the visitor does; until then it is a plain form. */
export const WebinarForm = deferUntilSeen<{ form: RequestFormView; refused: RequestAnswer | undefined }>(async () => {
	await needMessages("requests");
	return import("./webinar-form-part.tsx");
});
