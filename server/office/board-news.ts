import { REQUESTS_CHANNEL } from "../../app/features/requests/board/tell-board.server.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";

/** `id` of the request that changed; undefined when something may have been missed and everything is to be read again. */
export type BoardNews = { readonly id: string | undefined };

export type BoardListener = { onNews(news: BoardNews): void; onEnd(): void };

/** What changes on the board, from whatever process, to everybody who looks at it in this one. */
export type BoardChannel = {
	/** @returns a function that unsubscribes the listener. */
	join(listener: BoardListener): () => void;
	/** Ends all streams, so that the server can stop. */
	stop(): Promise<void>;
};

/** One LISTEN for the whole process, however many people are watching. */
export async function openBoardChannel(database: Pick<OpenDatabase, "listen">): Promise<BoardChannel> {
	const listeners = new Set<BoardListener>();
	const tell = (news: BoardNews) => {
		for (const listener of listeners) listener.onNews(news);
	};
	const stopListening = await database.listen(
		REQUESTS_CHANNEL,
		(id) => tell({ id }),
		() => tell({ id: undefined }),
	);
	return {
		join(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		async stop() {
			for (const listener of [...listeners]) listener.onEnd();
			listeners.clear();
			await stopListening();
		},
	};
}
