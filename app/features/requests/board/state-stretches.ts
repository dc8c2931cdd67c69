import type { RequestStatus } from "../../../../database/request-types.ts";

/** A time that a request spent in one state. */
export type StateStretch = {
	readonly status: RequestStatus;
	readonly from: Date;
	/** Undefined while it lasts. */
	readonly to: Date | undefined;
	readonly seconds: number;
	/** The name of whoever moved the request there. */
	readonly by: string;
};

export type StateMove = { readonly to: RequestStatus; readonly at: Date; readonly by: string };

/** The times in each state, oldest first, out of the moves between them; every request began as new. The last one lasts until `now`. */
export function stateStretches(
	{ createdAt, moves }: { createdAt: Date; moves: readonly StateMove[] },
	now: Date,
): StateStretch[] {
	const entries: StateMove[] = [{ to: "new", at: createdAt, by: "visitor" }, ...moves];
	return entries.map(({ to: status, at, by }, index) => {
		const next = entries[index + 1]?.at;
		return { status, from: at, to: next, seconds: Math.round(((next ?? now).getTime() - at.getTime()) / 1000), by };
	});
}
