import type { RateLimit } from "../../app/platform/rate-limit.server.ts";
import { settleWithin } from "../../app/platform/settle-within.server.ts";
import type { SchoolLimits } from "../../app/request-context.server.ts";

/** Limits shared by several processes may be unavailable with the database: nobody waits long for their tries. */
const PATIENCE_MS = 2000;

type NotedTries = {
	/** The same limits for one request. */
	readonly limits: SchoolLimits;
	/** Returns every attempt that the request has been counted for. */
	giveBack(): Promise<void>;
};

/** Records the tries that one request takes from the limits, so that a request that could not be served costs its sender nothing. */
export function noteTries(limits: SchoolLimits): NotedTries {
	const taken: { readonly limit: RateLimit<unknown>; readonly key: unknown }[] = [];

	function noted(limit: RateLimit<unknown>): RateLimit<unknown> {
		return {
			async take(key) {
				const isWithin = await limit.take(key);
				taken.push({ limit, key });
				return isWithin;
			},
			giveBack(key) {
				const index = taken.findIndex((each) => each.limit === limit && each.key === key);
				if (index >= 0) taken.splice(index, 1);
				return limit.giveBack(key);
			},
		};
	}

	const all = Object.entries<RateLimit<unknown>>(limits).map(([name, limit]) => [name, noted(limit)]);
	return {
		limits: Object.fromEntries(all) as SchoolLimits,
		async giveBack() {
			const giving = taken.splice(0).map(async ({ limit, key }) => limit.giveBack(key));
			await settleWithin(Promise.allSettled(giving), PATIENCE_MS);
		},
	};
}
