export type DeliveryFailure = {
	readonly ok: false;
	/** Whether the same message may get through later; false means that a person must look at it, unless it is `MOOT`. */
	readonly retry: boolean;
	/** How long the service asks not to be called; absent means the usual delays. */
	readonly retryAfterSeconds?: number;
	/** A code with at most a status and a few technical words, for staff and logs: no secret, no address, nothing personal. */
	readonly reason: string;
	/** What our own code threw, for the log only. */
	readonly cause?: unknown;
};

/** The result of handing a message to an outside service. `externalId` is the service's own id for it. */
export type DeliveryOutcome = { readonly ok: true; readonly externalId?: string } | DeliveryFailure;

/** A failure that may pass with time. */
export function failForNow(reason: string, retryAfterSeconds?: number): DeliveryFailure {
	return { ok: false, retry: true, reason, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) };
}

/** A message of a kind that only another build knows, which may run beside this one, waits for that. */
export function leaveToOtherBuild(): DeliveryFailure {
	return failForNow("unknown-kind");
}

/** A fault of our own: a later build may still send the message. What was thrown may quote a visitor, so staff only see its type. */
export function failByFault(cause: unknown): DeliveryFailure {
	return { ...failForNow(`unexpected-error ${cause instanceof Error ? cause.name : typeof cause}`), cause };
}

/** A failure that every repetition would meet again; for a reason of `MOOT` nobody is called. */
export function failForGood(reason: string): DeliveryFailure {
	return { ok: false, retry: false, reason };
}
