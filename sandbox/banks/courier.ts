import type { BankName } from "./bank-names.ts";
import type { NoticeMode } from "./bank-switches.ts";
import { createDeliveryRound, type DeliveryRound } from "./delivery-round.ts";
import { type Notice, type Protocol, sendNotice } from "./notice.ts";
import type { Storage, Table } from "./storage.ts";

type Posting = Pick<Notice, "bank" | "about" | "what" | "url" | "body"> & { readonly notBefore?: Date };

export type Courier = {
	/** What the switchboard says of the next notification of a bank; uses it up. */
	nextMode(bank: BankName): NoticeMode;
	/** Resolves when it was tried once, at once when it waits for its time. */
	post(posting: Posting, mode: NoticeMode): Promise<void>;
	list(): readonly Notice[];
	/** Sends what a former life of the bank left waiting. */
	resume(): void;
	stop(): void;
};

type CourierParts = {
	readonly storage: Storage;
	readonly protocolOf: (bank: BankName) => Protocol;
	readonly nextMode: (bank: BankName) => NoticeMode;
	readonly now: () => Date;
	readonly retryMs: readonly number[];
	readonly lateMs: number;
};

const OUTCOMES: Partial<Record<NoticeMode, Notice["outcome"]>> = {
	"no-notification": "withheld",
	"wrong-signature": "forged",
};

export function createCourier({ storage, protocolOf, nextMode, now, retryMs, lateMs }: CourierParts): Courier {
	const notices: Table<Notice> = storage.table("notices");
	const stopper = new AbortController();
	const send = (notice: Notice, isHonest: boolean) =>
		sendNotice(notice, protocolOf(notice.bank), { isHonest, signal: stopper.signal });
	const round = createDeliveryRound({ notices, send: (notice) => send(notice, true), retryMs, now });
	const dispatch = createDispatch(round, { lateMs, sendAgain: (notice) => send(notice, true) });

	return {
		nextMode,
		async post({ notBefore = now(), ...posting }, mode) {
			const id = `${notices.list().length + 1}:${posting.bank}:${posting.about}`;
			const outcome = OUTCOMES[mode] ?? "waiting";
			const notice = notices.save({ id, ...posting, tries: 0, outcome, notBefore: notBefore.toISOString() });
			if (outcome === "forged") await send(notice, false);
			if (outcome !== "waiting") return;
			const wait = notBefore.getTime() - now().getTime();
			if (wait > 0) round.after(wait, () => void round.inOrder(notice));
			else await dispatch(notice, mode);
		},
		list: () => notices.list(),
		resume() {
			for (const notice of notices.list().filter(({ outcome }) => outcome === "waiting")) {
				const wait = Math.max(0, Date.parse(notice.notBefore) - now().getTime());
				round.after(wait, () => void round.inOrder(notice));
			}
		},
		stop() {
			stopper.abort();
			round.stop();
		},
	};
}

type DispatchParts = { readonly lateMs: number; readonly sendAgain: (notice: Notice) => Promise<unknown> };

/** Sends a notice in the way of its mode. */
function createDispatch(round: DeliveryRound, { lateMs, sendAgain }: DispatchParts) {
	const held = new Map<BankName, Notice>();

	/** Keeps one back until another comes, then they go the wrong way round; it does not wait for ever. */
	function holdBack(notice: Notice): void {
		held.set(notice.bank, notice);
		round.after(lateMs, () => {
			if (held.get(notice.bank) !== notice) return;
			held.delete(notice.bank);
			void round.inOrder(notice);
		});
	}

	return async (notice: Notice, mode: NoticeMode): Promise<void> => {
		const first = held.get(notice.bank);
		if (first) {
			held.delete(notice.bank);
			await round.inOrder(notice);
			return round.inOrder(first);
		}
		if (mode === "out-of-order") return holdBack(notice);
		if (mode === "late") return round.after(lateMs, () => void round.inOrder(notice));
		if (mode === "duplicate") await Promise.all([round.inOrder(notice), sendAgain(notice)]);
		else await round.inOrder(notice);
	};
}
