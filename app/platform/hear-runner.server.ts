import { MINUTE_MS } from "../shared/durations.ts";
import type { Log } from "./log.server.ts";
import { causeOf, findOutage, OUTAGES, type Outage } from "./outage.server.ts";

/** Between two lines about an outage that lasts. */
const QUIET_MS = MINUTE_MS;

/**
 * Writes down what the job runner complains of. Each of its queues does whenever it could not be looked into, once a second: of an
 * outage one line a minute says as much, and `onOutage` hears of each.
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
