/** Which words of `navigation` tell that something is not coming. */
export type NoticeWord = "offline" | "unopened";

/**
 * A step to another page that failed without a network is not repeated by itself once the network is back: its reader may be busy on this
 * page by then. From then on the notice says that the page did not open, and no longer that there is no connection. Reads of data are
 * repeated by themselves: while they still fail, nothing answers, and the notice goes on saying so.
 */
export function noticeWord({ isStep, isOnline }: { readonly isStep: boolean; readonly isOnline: boolean }): NoticeWord {
	return isStep && isOnline ? "unopened" : "offline";
}
