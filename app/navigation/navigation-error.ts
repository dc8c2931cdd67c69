import { isRouteErrorResponse } from "react-router";
import { createStore } from "../shared/create-store.ts";

/** Why the last navigation failed. `message` is for developers and logs; pages show words of their own. */
export type NavigationError = {
	readonly status: number;
	/** Of the page, with its query. */
	readonly fullPath: string;
	readonly message: string;
};

export type NavigationErrors = {
	/** Of the last navigation; undefined after a good one. */
	readonly current: NavigationError | undefined;
	/** A navigation has ended, well (`errors` is null) or not. */
	settle(fullPath: string, errors: Readonly<Record<string, unknown>> | null): void;
	/** Forgets the error, and goes elsewhere if an address is given. */
	clear(options?: { readonly redirect?: string }): void;
	subscribe(listener: () => void): () => void;
};

type Parts = {
	readonly navigate: (address: string) => void;
	readonly report: (error: NavigationError) => void;
};

export function createNavigationErrors({ navigate, report }: Parts): NavigationErrors {
	const { get, set, subscribe } = createStore<NavigationError | undefined>(undefined);
	return {
		get current() {
			return get();
		},
		settle(fullPath, errors) {
			const [cause] = Object.values(errors ?? {});
			if (cause === undefined) return set(undefined);
			const error = describe(fullPath, cause);
			if (get()?.fullPath === error.fullPath && get()?.message === error.message) return;
			set(error);
			report(error);
		},
		clear({ redirect } = {}) {
			set(undefined);
			if (redirect !== undefined) navigate(redirect);
		},
		subscribe,
	};
}

/** The phrase of the specification's error catalogue for a page that is not there. */
function describe(fullPath: string, cause: unknown): NavigationError {
	const status = isRouteErrorResponse(cause) ? cause.status : 500;
	const message = status === 404 ? `Page Not Found: ${fullPath}` : `Navigation failed: ${fullPath}`;
	return { status, fullPath, message };
}
