import type { BoardSummary } from "../../../app/features/requests/board/get-board-summary.server.ts";
import type { RequestCard } from "../../../app/features/requests/board/get-request-card.server.ts";
import type { Colleague } from "../../../app/features/requests/board/list-colleagues.server.ts";
import type { FiguresTable } from "../../../app/features/requests/board/list-figures.server.ts";
import type { Queue } from "../../../app/features/requests/board/list-queue.server.ts";
import { callInSession } from "./call-in-session.ts";
import { siteAddress } from "./http.ts";
import type { Wire } from "./wire.ts";

export type Board = {
	readonly now: string;
	readonly zone: string;
	readonly callbackMinutes: number;
	readonly queue: Wire<Queue>;
	readonly summary: BoardSummary;
};
export type QueuedRequest = Board["queue"]["requests"][number];
export type Card = Wire<RequestCard>;
export type FiguresReport = FiguresTable & { readonly from: string; readonly to: string; readonly zone: string };

export type QueueView = "now" | "mine" | "later";

/** The queue and the figures above it. */
export async function getBoard(view: QueueView, locale: string, signal: AbortSignal): Promise<Board> {
	const parameters = new URLSearchParams({ locale });
	if (view === "mine") parameters.set("mine", "1");
	if (view === "later") parameters.set("scope", "later");
	return (await callInSession<{ data: Board }>(`api/admin/board?${parameters}`, { signal })).data;
}

/** Days are `YYYY-MM-DD` in the school's zone. */
export async function getFigures(from: string, signal: AbortSignal): Promise<FiguresReport> {
	return (await callInSession<{ data: FiguresReport }>(`api/admin/board/figures?from=${from}`, { signal })).data;
}

/** Everybody who works on requests. */
export async function getColleagues(signal: AbortSignal): Promise<readonly Colleague[]> {
	return (await callInSession<{ data: readonly Colleague[] }>("api/admin/board/colleagues", { signal })).data;
}

/** What stands around a request: its log, consents, place, orders, other requests of the same person. */
export async function getCard(id: string, locale: string, signal: AbortSignal): Promise<Card> {
	const path = `api/admin/board/requests/${encodeURIComponent(id)}?locale=${locale}`;
	return (await callInSession<{ data: Card }>(path, { signal })).data;
}

export type BoardEvents = {
	/** Called with the id of what changed; undefined when anything may have changed. */
	readonly onChange: (id: string | undefined) => void;
	readonly onLive: (isLive: boolean) => void;
	/** The session is over. */
	readonly onEnd: () => void;
};

/** Word of every change on the board, until the returned function is called. The browser connects again by itself. */
export function followBoard({ onChange, onLive, onEnd }: BoardEvents): () => void {
	const source = new EventSource(siteAddress("api/admin/board/stream"));
	source.onopen = () => onLive(true);
	source.onerror = () => onLive(false);
	source.addEventListener("refresh", () => onChange(undefined));
	source.addEventListener("request", ({ data }) => onChange((JSON.parse(data) as { id: string }).id));
	source.addEventListener("end", () => {
		source.close();
		onLive(false);
		onEnd();
	});
	return () => source.close();
}
