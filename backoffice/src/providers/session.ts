import { createStore } from "../../../app/shared/create-store.ts";

/** Whether the person is asked to sign in again, and how often that has happened: what was connected must be connected anew. */
export type SessionState = { readonly isAsking: boolean; readonly round: number };

export type Session = ReturnType<typeof createSession>;

/**
 * The session of the person at the screen. It may end while a form is open: code that meets the end asks here, waits, and continues once
 * the person is signed in again, so that nothing typed is lost.
 */
export function createSession() {
	const state = createStore<SessionState>({ isAsking: false, round: 0 });
	let isPutOff = false;
	let waiting: ((isBack: boolean) => void)[] = [];

	function change(next: Partial<SessionState>): void {
		state.set({ ...state.get(), ...next });
	}
	function settle(isBack: boolean): void {
		const settled = waiting;
		waiting = [];
		for (const resolve of settled) resolve(isBack);
	}
	return {
		read: state.get,
		follow: state.subscribe,
		/** Asks to sign in again. Who has put it off is asked only for what they do themselves. @returns whether they are in. */
		ask({ isDeed }: { isDeed: boolean }): Promise<boolean> {
			if (isPutOff && !isDeed) return Promise.resolve(false);
			if (!state.get().isAsking) change({ isAsking: true });
			return new Promise((resolve) => waiting.push(resolve));
		},
		/** Somebody has signed in. */
		resume(): void {
			isPutOff = false;
			change({ isAsking: false, round: state.get().round + 1 });
			settle(true);
		},
		putOff(): void {
			isPutOff = true;
			change({ isAsking: false });
			settle(false);
		},
		/** To be called when the person leaves the office. */
		leave(): void {
			isPutOff = false;
			change({ isAsking: false });
			settle(false);
		},
	};
}

/** The one of this window. */
export const session = createSession();
