/** Which words of `navigation` tell that something is not coming. */
export type NoticeWord = "offline" | "unopened";

/**
 * A navigation that failed without a network is not repeated automatically when the network is back, as the reader may be busy on this page
 * by then. From then on the notice says that the page did not open, not that there is no connection. Reads of data are repeated
 * automatically: while they still fail, the school does not answer, and the notice keeps saying so.
 */
export function noticeWord({ isStep, isOnline }: { readonly isStep: boolean; readonly isOnline: boolean }): NoticeWord {
	return isStep && isOnline ? "unopened" : "offline";
}
