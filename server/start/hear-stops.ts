import { constants } from "node:os";

type Stop = (signal: NodeJS.Signals) => void;
export type OnStop = (stop: Stop) => void;

/**
 * Hears SIGTERM and SIGINT from now on: the first process of a container never gets a signal that it does not listen for.
 * @returns what is told how the program stops. Until then it ends at once, as the signal would end it; the next start finishes what it began.
 */
export function hearStops(): OnStop {
	let stop: Stop = (signal) => process.exit(128 + constants.signals[signal]);
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
	return (next) => {
		stop = next;
	};
}
