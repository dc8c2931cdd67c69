import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { RequestFormView } from "../request-form-view.ts";

// Styles come with the page, whenever the code may come.
import "./request-form.css";

/** The request form that stands in a page. Its code comes when the visitor does; until then it is a plain form. */
export const InlineRequest = deferUntilSign<{ form: RequestFormView; holdDays?: number }>(async () => {
	await needWords("requests");
	return import("./inline-request-form.tsx");
});
