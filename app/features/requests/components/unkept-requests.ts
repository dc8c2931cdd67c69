/** A form that was submitted without a connection. `id` is its idempotency key. */
export type UnsentRequest = {
	readonly id: string;
	readonly url: string;
	readonly body: string;
	readonly draftKey: string;
	readonly savedAt: number;
};

/** Submitted forms, by their keys, that this browser's storage did not accept: they wait as long as the document is open. */
export const unkeptRequests = new Map<string, UnsentRequest>();
