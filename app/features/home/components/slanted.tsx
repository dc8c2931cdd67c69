import type { ReactNode } from "react";

/** The manoeuvre of a heading; a renderer for `t.rich`. */
export function Slanted(words: ReactNode) {
	return <em>{words}</em>;
}
