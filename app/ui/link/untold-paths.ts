import { createContext, use } from "react";

/** Paths of the site, with their language, whose pages are not there now. Empty most of the time. */
export const UntoldPaths = createContext<readonly string[]>([]);

/** Tells of an address of the site, with its language, whether there is no page: what is nothing but a link to it is not drawn then. */
export function useIsUntold(): (to: string) => boolean {
	const untold = use(UntoldPaths);
	return (to) => untold.includes(to.replace(/[?#].*$/, ""));
}
