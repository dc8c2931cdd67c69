type Listener = () => void;

export type Listeners = {
	readonly tell: () => void;
	/** @returns what ends it. */
	readonly subscribe: (listener: Listener) => () => void;
};

/** A value that changes, for `useSyncExternalStore` and whoever else wants to know. */
export type Store<Value> = Pick<Listeners, "subscribe"> & {
	readonly get: () => Value;
	/** Replaces the value, and notifies listeners unless it is the same value. */
	readonly set: (next: Value) => void;
};

/**
 * A store of listeners for changes of something that is kept elsewhere.
 * @param watch called when the first listener comes; what it returns is called when the last one goes.
 */
export function createListeners(watch?: () => () => void): Listeners {
	const listeners = new Set<Listener>();
	let rest: (() => void) | undefined;
	return {
		tell() {
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			if (listeners.add(listener).size === 1) rest = watch?.();
			return () => {
				if (listeners.delete(listener) && listeners.size === 0) rest?.();
			};
		},
	};
}

/** A store that begins with this value. */
export function createStore<Value>(value: Value): Store<Value> {
	const { tell, subscribe } = createListeners();
	return {
		get: () => value,
		set(next) {
			if (next === value) return;
			value = next;
			tell();
		},
		subscribe,
	};
}
