import type { Clock } from "./clock.server.ts";

/** A clock that stands still until it is moved. */
export function createSettableClock(start: Date | string): Clock & { set(instant: Date | string): void } {
	let instant = new Date(start);
	return {
		now: () => new Date(instant),
		set(next) {
			instant = new Date(next);
		},
	};
}
