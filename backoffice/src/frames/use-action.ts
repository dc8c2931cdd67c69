import { useState } from "react";
import {
	HttpError,
	useDataProvider,
	useNotify,
	useRecordContext,
	useRedirect,
	useRefresh,
	useResourceContext,
} from "react-admin";
import type { OfficeDataProvider } from "../providers/data-provider.ts";
import { refusalOf } from "../providers/http.ts";
import { useOneRun } from "./one-run.ts";
import { useRefusal } from "./use-refusal.ts";

type ActionResult = { readonly ok: true } | { readonly ok: false; readonly errors?: Record<string, string> };

/**
 * Runs an action on the current record and reads everything again, or leaves the page of a record that is gone. A refusal is shown as a
 * notice; with `hasInputs` it is only returned, for the form to show, which then knows that what was typed is still to be sent.
 */
export function useAction(action: string, { endsRecord = false, hasInputs = false } = {}) {
	const record = useRecordContext();
	const resource = useResourceContext() ?? "";
	const provider = useDataProvider<OfficeDataProvider>();
	const notify = useNotify();
	const refresh = useRefresh();
	const redirect = useRedirect();
	const refuse = useRefusal();
	const [isBusy, setBusy] = useState(false);
	const act = useOneRun(async (input: object = {}): Promise<ActionResult> => {
		setBusy(true);
		try {
			await provider.act(resource, record?.id ?? "", action, input);
			notify(`resources.${resource}.actions.${action}.done`, { type: "success" });
			if (endsRecord) redirect("list", resource);
			else refresh();
			return { ok: true };
		} catch (error) {
			if (!(error instanceof HttpError)) throw error;
			const { errors } = refusalOf(error);
			if (hasInputs) return { ok: false, errors: errors ?? { "root.serverError": error.message } };
			refuse(error);
			return { ok: false, errors };
		} finally {
			setBusy(false);
		}
	});
	return { act, isBusy };
}
