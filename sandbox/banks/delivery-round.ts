import type { Notice } from "./notice.ts";
import type { Table } from "./storage.ts";

export type DeliveryRound = {
	/** Notices about one payment go one after another; resolves when this one was tried once. */
	inOrder(notice: Notice): Promise<void>;
	after(ms: number, what: () => void): void;
	stop(): void;
};

type RoundParts = {
	readonly notices: Table<Notice>;
	readonly send: (notice: Notice) => Promise<boolean>;
	/** Milliseconds before each further try; after the last one the bank gives up. */
	readonly retryMs: readonly number[];
	readonly now: () => Date;
};

/** Tries until a notice is taken, and writes down how it went. */
export function createDeliveryRound({ notices, send, retryMs, now }: RoundParts): DeliveryRound {
	const timers = new Set<NodeJS.Timeout>();
	const queues = new Map<string, Promise<void>>();
	let isStopped = false;

	function inOrder(notice: Notice): Promise<void> {
		const key = `${notice.bank}:${notice.about}`;
		const queue = (queues.get(key) ?? Promise.resolve()).then(() => deliver(notice));
		queues.set(key, queue);
		return queue;
	}

	async function deliver(notice: Notice): Promise<void> {
		const isTaken = await send(notice);
		if (isStopped) return;
		const pause = retryMs[notice.tries];
		const tried = { ...notice, tries: notice.tries + 1 };
		if (isTaken || pause === undefined) {
			notices.save({ ...tried, outcome: isTaken ? "taken" : "given-up" });
			return;
		}
		const next = notices.save({ ...tried, notBefore: new Date(now().getTime() + pause).toISOString() });
		after(pause, () => void inOrder(next));
	}

	function after(ms: number, what: () => void): void {
		const timer = setTimeout(() => {
			timers.delete(timer);
			what();
		}, ms);
		timer.unref();
		timers.add(timer);
	}

	return {
		inOrder,
		after,
		stop() {
			isStopped = true;
			for (const timer of timers) clearTimeout(timer);
		},
	};
}
