import { needMessages } from "../../../i18n/message-catalogues.ts";
import { deferUntilSeen } from "../../../ui/deferred/defer-until-seen.tsx";
import type { RequestFormView } from "../pages/request-form-view.ts";

// Styles come with the page, whenever the code may come.
import "./request-form.css";

/** The request form that stands in a page. Its code comes when the visitor does; until then it is a plain form. */
export const InlineRequest = deferUntilSeen<{ form: RequestFormView }>(async () => {
	await needMessages("requests");
	return import("./inline-request-form.tsx");
});
