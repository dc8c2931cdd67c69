/** Keeps what was made under a key, and gives it to whoever asks for the same. */
export type Memory = <Made>(key: string, make: () => Promise<Made>) => Promise<Made>;

const memories = new WeakMap<object, Memory>();

/** What is read through a database handle is remembered together with what is made of it. */
export function giveMemory(db: object, memory: Memory): void {
	memories.set(db, memory);
}

/**
 * What `make` makes of the content that it reads through `db`: once for all pages between two changes of the content, where pages are made
 * from a memory of it (`server/pages/content-cache.ts`); each time otherwise.
 *
 * @param key names what is made, and all that it is made from besides the content. The present may only be compared with columns that
 * `nextContentChange` knows.
 * @returns something that others hold too: frozen through and through where it is remembered.
 */
export function remember<Made>(db: object, key: readonly string[], make: () => Promise<Made>): Promise<Made> {
	const memory = memories.get(db);
	return memory ? memory(key.join(" "), make) : make();
}
