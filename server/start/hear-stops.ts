import { constants } from "node:os";

type Stop = (signal: NodeJS.Signals) => void;
export type OnStop = (stop: Stop) => void;

/**
 * Listens for SIGTERM and SIGINT from now on: the first process of a container does not receive a signal that it has no listener for.
 * @returns a function that is given how the program stops. Until then a signal ends it at once, as it would by default; the next start
 * finishes what it began.
 */
export function hearStops(): OnStop {
	let stop: Stop = (signal) => process.exit(128 + constants.signals[signal]);
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
	return (next) => {
		stop = next;
	};
}
