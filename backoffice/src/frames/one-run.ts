import { useMemo, useRef } from "react";

/**
 * Wraps a function so that it runs once at a time: a call during a run gets that run's outcome. A second press of a button may come before
 * React has disabled it, so the run is remembered immediately and not in a state.
 */
export function oneRun<Input extends unknown[], Outcome>(
	run: (...input: Input) => Promise<Outcome>,
): (...input: Input) => Promise<Outcome> {
	let running: Promise<Outcome> | undefined;
	return (...input) => {
		running ??= run(...input).finally(() => {
			running = undefined;
		});
		return running;
	};
}

/** `oneRun` for the function given in the latest render. */
export function useOneRun<Input extends unknown[], Outcome>(
	run: (...input: Input) => Promise<Outcome>,
): (...input: Input) => Promise<Outcome> {
	const newest = useRef(run);
	newest.current = run;
	return useMemo(() => oneRun((...input: Input) => newest.current(...input)), []);
}
