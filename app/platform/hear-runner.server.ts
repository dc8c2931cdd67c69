import { MINUTE_MS } from "../shared/durations.ts";
import type { Log } from "./log.server.ts";
import { causeOf, findOutage, OUTAGES, type Outage } from "./outage.server.ts";

/** Pause between two log lines about a lasting outage. */
const QUIET_MS = MINUTE_MS;

/**
 * Logs errors of the job runner. During an outage each of its queues reports one with every poll, once a second: one line a minute is
 * enough, and `onOutage` is called for each.
 */
export function hearRunner(log: Log, onOutage: (outage: Outage) => void): (complaint: unknown) => void {
	let quietUntil = Number.NEGATIVE_INFINITY;
	return (complaint) => {
		// Some come as the plain fields of an error.
		const error = complaint instanceof Error ? complaint : Object.assign(new Error(), complaint);
		const outage = findOutage(error);
		if (!outage) return log.error("The job runner failed", { error });
		onOutage(outage);
		const now = performance.now();
		if (now < quietUntil) return;
		quietUntil = now + QUIET_MS;
		log.error(OUTAGES[outage], { by: "jobs", code: causeOf(error) });
	};
}
