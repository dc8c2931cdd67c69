type PromiseWord = `${"within" | "window"}${"" | "Both" | "Apart"}` | "open" | "closing" | "asleep" | "resting";

/** A message of the words under `promise` with its values: pages turn it into a sentence in their language. */
export type PromiseView = {
	readonly key: `promise.${PromiseWord}`;
	readonly values: Readonly<Record<string, string | number>>;
};
