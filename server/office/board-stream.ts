import type { Standing } from "../../app/features/staff/find-standing.server.ts";
import type { BoardChannel } from "./board-news.ts";

type StreamOptions = {
	readonly channel: BoardChannel;
	/** Called at every beat; the stream ends once the session or the right has ended. */
	readonly findStanding: () => Promise<Standing>;
	readonly beatMs?: number;
};

/** Shorter than the idle time after which proxies close a connection. */
const BEAT_MS = 15_000;
const RETRY_MS = 2_000;

/**
 * Server-sent events of the board. Every connection begins with `refresh`, so a browser that was away reads everything again and needs no
 * event ids; then comes `request` with the id that changed. `end` says that the session is over. Staff who have lost the right to the board
 * learn it when their browser reconnects.
 */
export function openBoardStream({
	channel,
	findStanding,
	beatMs = BEAT_MS,
}: StreamOptions): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let leave: () => void = () => undefined;
	let beat: NodeJS.Timeout | undefined;
	return new ReadableStream<Uint8Array>({
		start(controller) {
			const write = (text: string) => controller.enqueue(encoder.encode(text));
			const close = () => {
				stop();
				controller.close();
			};
			leave = channel.join({
				onNews: ({ id }) => write(id ? event("request", { id }) : event("refresh", {})),
				onEnd: close,
			});
			beat = setInterval(async () => {
				const standing = await findStanding().catch(() => "allowed");
				if (!beat) return;
				if (standing === "allowed") return write(": beat\n\n");
				if (standing === "signedOut") write(event("end", {}));
				close();
			}, beatMs);
			write(`retry: ${RETRY_MS}\n${event("refresh", {})}`);
		},
		cancel: () => stop(),
	});

	function stop(): void {
		clearInterval(beat);
		beat = undefined;
		leave();
	}
}

function event(name: string, data: object): string {
	return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
