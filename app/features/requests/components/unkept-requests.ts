/** A form that was submitted without a connection. `id` is its idempotency key. */
export type UnsentRequest = {
	readonly id: string;
	readonly url: string;
	readonly body: string;
	readonly draftKey: string;
	readonly savedAt: number;
};

/** Submitted forms, by their key, that this browser's storage did not take: they wait as long as the document is there. */
export const unkeptRequests = new Map<string, UnsentRequest>();
