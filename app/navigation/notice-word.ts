/** Which words of `navigation` tell that something is not coming. */
export type NoticeWord = "offline" | "unopened";

/**
 * A step that found no network is not taken by itself once there is one: its reader may have begun something else on the page at hand. So
 * from then on the notice speaks of the page that did not open, and of no want of network. Reads go on by themselves; what still holds
 * them up is that nobody answers.
 */
export function noticeWord({ isStep, isOnline }: { readonly isStep: boolean; readonly isOnline: boolean }): NoticeWord {
	return isStep && isOnline ? "unopened" : "offline";
}
