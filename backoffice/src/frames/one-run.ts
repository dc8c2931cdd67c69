import { useMemo, useRef } from "react";

/**
 * The same doing, which runs once at a time: whoever asks again while it runs waits for that one and gets its outcome. A second press of a
 * button comes before React has disabled it, so this is remembered at once and not in a state.
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

/** `oneRun` of whatever the newest drawing gives. */
export function useOneRun<Input extends unknown[], Outcome>(
	run: (...input: Input) => Promise<Outcome>,
): (...input: Input) => Promise<Outcome> {
	const newest = useRef(run);
	newest.current = run;
	return useMemo(() => oneRun((...input: Input) => newest.current(...input)), []);
}
