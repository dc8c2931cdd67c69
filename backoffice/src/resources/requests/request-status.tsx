import { useRecordContext } from "react-admin";
import { StatusChip } from "../../fields/status-chip.tsx";
import type { RequestRecord } from "./request-record.ts";
import { STATUS_TONES } from "./request-states.ts";

const CALM_TONES = { ...STATUS_TONES, new: "info" } as const;

/** The state of the request at hand: orange only where somebody was promised a call. */
export function RequestStatus() {
	const request = useRecordContext<Pick<RequestRecord, "id" | "dueAt">>();
	return <StatusChip source="status" tones={request?.dueAt ? STATUS_TONES : CALM_TONES} />;
}
