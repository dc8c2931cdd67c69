import type { Answer } from "../exchange.ts";
import type { Storage } from "./storage.ts";

type KeptReply = { readonly id: string; readonly fingerprint: string; readonly answer: Answer };

export type Idempotency = {
	/** Does it once for a key and gives the same answer afterwards; "conflict" when the key came with something else. */
	once(key: string | undefined, fingerprint: string, act: () => Answer | Promise<Answer>): Promise<Answer | "conflict">;
};

/** Only what was carried out is remembered: a refused request may be mended and sent again. */
export function openIdempotency(storage: Storage, name: string): Idempotency {
	const replies = storage.table<KeptReply>(name);
	return {
		async once(key, fingerprint, act) {
			const kept = key === undefined ? undefined : replies.get(key);
			if (kept) return kept.fingerprint === fingerprint ? kept.answer : "conflict";
			const answer = await act();
			if (key !== undefined && answer.status < 300) replies.save({ id: key, fingerprint, answer });
			return answer;
		},
	};
}
