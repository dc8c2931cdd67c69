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
import type { Refusal } from "../providers/http.ts";
import { useOneRun } from "./one-run.ts";

type ActionResult = { readonly ok: true } | { readonly ok: false; readonly errors?: Record<string, string> };

/** Does an action of the record at hand and reads everything anew, or leaves a record that has ended; a refusal is said, errors of fields are given back. */
export function useAction(action: string, { endsRecord = false } = {}) {
	const record = useRecordContext();
	const resource = useResourceContext() ?? "";
	const provider = useDataProvider<OfficeDataProvider>();
	const notify = useNotify();
	const refresh = useRefresh();
	const redirect = useRedirect();
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
			const { errors } = (error.body ?? {}) as Refusal;
			if (!errors) notify(error.message, { type: "error" });
			return { ok: false, errors };
		} finally {
			setBusy(false);
		}
	});
	return { act, isBusy };
}
