import { CHANNELS, type Channel, isRecord } from "./exchange.ts";

const MODES = ["ok", "500", "429", "timeout", "html", "slow", "down-after-doing-it"] as const;
const MODES_OF = { telegram: [...MODES, "supergroup"], crm: MODES } as const;
export type Mode = (typeof MODES_OF)["telegram"][number];

/** What a channel can be told to do. */
export function modesOf(channel: Channel): readonly Mode[] {
	return MODES_OF[channel];
}

/** How a channel behaves now. `count` is how many more calls it lasts for; absent means until the next switch. */
export type Behaviour = { readonly mode: Mode; readonly count?: number; readonly retryAfter: number };

export type Switchboard = {
	/** The behaviour for the call that has just come; uses up one of its count. */
	take(channel: Channel): Behaviour;
	look(channel: Channel): Behaviour;
	/** @returns false when the order is not understood. */
	set(order: unknown): boolean;
};

const FINE: Behaviour = { mode: "ok", retryAfter: 1 };

export function createSwitchboard(): Switchboard {
	const behaviours = new Map<Channel, Behaviour>();
	const look = (channel: Channel) => behaviours.get(channel) ?? FINE;
	return {
		look,
		take(channel) {
			const behaviour = look(channel);
			if (behaviour.count === undefined) return behaviour;
			if (behaviour.count <= 1) behaviours.delete(channel);
			else behaviours.set(channel, { ...behaviour, count: behaviour.count - 1 });
			return behaviour;
		},
		set(order) {
			const read = readOrder(order);
			if (!read) return false;
			behaviours.set(read.channel, read.behaviour);
			return true;
		},
	};
}

function readOrder(order: unknown): { channel: Channel; behaviour: Behaviour } | undefined {
	if (!isRecord(order)) return undefined;
	const channel = CHANNELS.find((name) => name === order.channel);
	const mode = channel && modesOf(channel).find((name) => name === order.mode);
	const count = readWhole(order.count);
	const retryAfter = readWhole(order.retryAfter) ?? FINE.retryAfter;
	if (!channel || !mode || Number.isNaN(count) || Number.isNaN(retryAfter)) return undefined;
	return { channel, behaviour: { mode, retryAfter, ...(count === undefined ? {} : { count }) } };
}

/** A positive whole number, undefined when absent, NaN when it is something else. */
function readWhole(value: unknown): number | undefined {
	if (value === undefined || value === "") return undefined;
	const number = Number(value);
	return Number.isSafeInteger(number) && number > 0 ? number : Number.NaN;
}
