import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocaleState } from "react-admin";
import { useSession } from "../../access/use-session.ts";
import { type Board, followBoard, getBoard, type QueueView } from "../../providers/board.ts";
import { session } from "../../providers/session.ts";

/** All queries about the board have keys that begin with this, so that they can be refreshed together. */
export const BOARD_KEY = "board";

/** How long to wait after a change before reading the board: changes that come together are read once. */
const CALM_MS = 250;
/** How often to read the board while the stream of changes is broken. */
const POLL_MS = 60_000;

export type BoardView = {
	readonly board: Board | undefined;
	/** `performance.now()` when it was read: countdowns run from there. */
	readonly readAt: number;
	readonly isLive: boolean;
	readonly error: unknown;
};

/** The board, read again whenever the server reports a change. */
export function useBoard(view: QueueView): BoardView {
	const [locale] = useLocaleState();
	const isLive = useBoardStream();
	const { data, error } = useQuery({
		queryKey: [BOARD_KEY, "queue", view, locale],
		queryFn: async ({ signal }) => ({ board: await getBoard(view, locale, signal), readAt: performance.now() }),
		placeholderData: keepPreviousData,
		refetchInterval: POLL_MS,
		retry: 1,
	});
	return { board: data?.board, readAt: data?.readAt ?? 0, isLive, error };
}

/** Follows the stream while the screen is open. @returns whether it runs. */
export function useBoardStream(): boolean {
	const client = useQueryClient();
	const { round } = useSession();
	const [isLive, setLive] = useState(true);
	useEffect(() => {
		let timer: number | undefined;
		const stop = followBoard({
			onChange() {
				window.clearTimeout(timer);
				timer = window.setTimeout(() => {
					for (const key of [BOARD_KEY, "requests"]) void client.invalidateQueries({ queryKey: [key] });
				}, CALM_MS);
			},
			onLive: setLive,
			onEnd: () => void session.ask({ isDeed: false }),
		});
		return () => {
			window.clearTimeout(timer);
			stop();
		};
		// Each session has a stream of its own.
	}, [client, round]);
	return isLive;
}
