import type { Server, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

const STOP_TIMEOUT_MS = 10_000;
/** One turn of the event loop accepts a connection, the next one reads from it; before the first, one may be half over. */
const CALM_TURNS = 3;
/** A turn that is as short had nothing to do that would let more come meanwhile. */
const CALM_TURN_MS = 1;
/** Only an overloaded machine has no calm turns among so many. */
const MOST_TURNS = 300;

export type Closing = {
	/**
	 * From now on every answer is the last of its connection, those under way included. A proxy that keeps connections, as nginx does, would
	 * otherwise go on asking by them until they are cut, perhaps in the middle of a form, which it sends nobody else.
	 */
	drain(): void;
	isDraining(): boolean;
	/** Stops listening and waits for the requests under way to finish, for ten seconds at most. */
	close(): Promise<void>;
};

/** Knows the answers under way, so it has to be asked for before the server listens. */
export function prepareClosing(server: Server): Closing {
	const underWay = new Set<ServerResponse>();
	let draining = false;
	// Before whoever answers: once headers are out, nobody can be told.
	server.prependListener("request", (_request, response: ServerResponse) => {
		if (draining) response.shouldKeepAlive = false;
		underWay.add(response);
		response.once("close", () => underWay.delete(response));
	});
	function drain() {
		draining = true;
		for (const response of underWay) response.shouldKeepAlive = false;
	}
	return {
		drain,
		isDraining: () => draining,
		async close() {
			drain();
			await takeWhatCame();
			server.closeIdleConnections();
			const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
			await new Promise<void>((resolve) => server.close(() => resolve()));
			clearTimeout(timer);
		},
	};
}

/**
 * Closing cuts connections that the system has accepted and the program has not, and those whose next request it has not read yet. Nobody
 * sends a form that was cut so a second time, so the moment after all of it was taken is waited for.
 */
async function takeWhatCame(): Promise<void> {
	let calm = 0;
	for (let turn = 0; calm < CALM_TURNS && turn < MOST_TURNS; turn++) {
		const start = performance.now();
		await nextTurn();
		calm = performance.now() - start < CALM_TURN_MS ? calm + 1 : 0;
	}
}
