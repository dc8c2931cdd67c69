import { useRecordContext } from "react-admin";
import type { RequestRecord } from "./request-record.ts";

/** The request at hand once it is whole: at first there is only what the list knew of it. */
export function useWholeRequest(): RequestRecord | undefined {
	const record = useRecordContext<RequestRecord>();
	return record?.version === undefined ? undefined : record;
}
