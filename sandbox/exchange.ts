import type { IncomingHttpHeaders } from "node:http";

export const CHANNELS = ["telegram", "crm"] as const;
export type Channel = (typeof CHANNELS)[number];

/** A request as a stand-in sees it: `path` begins after the stand-in's own prefix. */
export type Call = {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
};

export type Answer = {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
};

export type DeliveryKind = "message" | "lead" | "note";

/** One outside service. */
export type StandIn = {
	/** Checks the call and carries it out. */
	answer(call: Call): Answer;
	/** The service's own words for "broken" and "too many". */
	refuse(status: 429 | 500, retryAfterSeconds: number): Answer;
	/** What it says where the addressee has moved; undefined for calls to the new address. */
	sayMoved?(call: Call): Answer | undefined;
	/** What a call would deliver; undefined for reading. */
	kindOf(call: Call): DeliveryKind | undefined;
};

export function json(status: number, value: unknown, type = "application/json"): Answer {
	return { status, headers: { "content-type": `${type}; charset=utf-8` }, body: JSON.stringify(value) };
}

/** The value of a JSON text, undefined when it is not JSON. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
