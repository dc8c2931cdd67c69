import { RequestForm } from "../../requests/components/request-form.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { RequestAnswer } from "../../requests/submitting/request-answer.ts";

/** Name, phone, e-mail, channel and consents; no place in a group is held here. */
export default function WebinarFormPart({
	form,
	refused,
}: {
	form: RequestFormView;
	refused: RequestAnswer | undefined;
}) {
	return <RequestForm refused={refused} size="short" view={form} />;
}
