import { createContext, use } from "react";

/** Paths of the site, with their language, whose pages are not there now. Empty most of the time. */
export const UntoldPaths = createContext<readonly string[]>([]);

/** Tells whether an address of the site, with its language, has no page: a link to it is then not drawn. */
export function useIsUntold(): (to: string) => boolean {
	const untold = use(UntoldPaths);
	return (to) => untold.includes(to.replace(/[?#].*$/, ""));
}
