import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Channel, type DeliveryKind, isRecord, readJson } from "./exchange.ts";

export type Delivery = {
	readonly id: number;
	/** ISO 8601, UTC. */
	readonly at: string;
	readonly channel: Channel;
	readonly kind: DeliveryKind;
	/** Whether the service carried it out, whatever it answered. */
	readonly done: boolean;
	/** What the caller got: a mode of the switchboard or a status. */
	readonly answer: string;
	readonly externalId?: string;
	/** The JSON that came, without tokens. */
	readonly body: unknown;
};

export type DeliveryBook = {
	add(delivery: Omit<Delivery, "id" | "at">): void;
	/** Newest first. */
	list(): readonly Delivery[];
	clear(): void;
};

const KEPT = 2_000;

/**
 * Remembers the last 2 000 deliveries; with `file` also appends each as a line of JSON before anybody is answered, and begins
 * with what the file already holds.
 */
export function openDeliveryBook(file?: string): DeliveryBook {
	let deliveries = file ? readLines(file) : [];
	let lastId = deliveries[0]?.id ?? 0;
	return {
		add(entry) {
			const delivery: Delivery = { id: ++lastId, at: new Date().toISOString(), ...entry };
			if (file) appendFileSync(file, `${JSON.stringify(delivery)}\n`);
			deliveries = [delivery, ...deliveries.slice(0, KEPT - 1)];
		},
		list: () => deliveries,
		clear() {
			deliveries = [];
		},
	};
}

function readLines(file: string): Delivery[] {
	mkdirSync(dirname(file), { recursive: true });
	if (!existsSync(file)) return [];
	const text = readFileSync(file, "utf8");
	// A kill may tear the last line: the next one must not be glued to it.
	if (text && !text.endsWith("\n")) appendFileSync(file, "\n");
	return text.trimEnd().split("\n").slice(-KEPT).map(readJson).filter(isDelivery).reverse();
}

function isDelivery(value: unknown): value is Delivery {
	return isRecord(value) && typeof value.id === "number" && typeof value.channel === "string";
}
