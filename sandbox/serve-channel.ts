import { setTimeout as pause } from "node:timers/promises";
import type { DeliveryBook } from "./delivery-book.ts";
import { type Answer, type Call, type Channel, readJson, type StandIn } from "./exchange.ts";
import type { Behaviour, Switchboard } from "./switchboard.ts";

export type Reply = Answer | "silence" | "hang-up";

type Desk = {
	readonly channel: Channel;
	readonly standIn: StandIn;
	readonly switchboard: Switchboard;
	readonly book: DeliveryBook;
	readonly slowMs: number;
};

export const GATEWAY_PAGE: Answer = {
	status: 502,
	headers: { "content-type": "text/html; charset=utf-8" },
	body: "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>",
};

/** Lets a stand-in answer in the way the switchboard says. What a mode refuses is written down as not done. */
export async function serveChannel(desk: Desk, call: Call): Promise<Reply> {
	const behaviour = desk.switchboard.take(desk.channel);
	const refusal = refuse(desk.standIn, behaviour, call);
	if (refusal) {
		const kind = desk.standIn.kindOf(call);
		const entry = { channel: desk.channel, done: false, answer: behaviour.mode, body: readJson(call.body) ?? null };
		if (kind) desk.book.add({ kind, ...entry });
		return refusal;
	}
	const answer = desk.standIn.answer(call);
	if (behaviour.mode === "slow") await pause(desk.slowMs);
	return behaviour.mode === "down-after-doing-it" ? "hang-up" : answer;
}

function refuse(standIn: StandIn, { mode, retryAfter }: Behaviour, call: Call): Reply | undefined {
	if (mode === "500") return standIn.refuse(500, retryAfter);
	if (mode === "429") return standIn.refuse(429, retryAfter);
	if (mode === "supergroup") return standIn.sayMoved?.(call);
	if (mode === "html") return GATEWAY_PAGE;
	return mode === "timeout" ? "silence" : undefined;
}
