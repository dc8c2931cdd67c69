import type { ReactNode } from "react";

/** Tags of rich messages: `<em>` is the one slanted word of a heading, `<b>` a stressed one. */
export const richTags = {
	em: (words: ReactNode) => <em>{words}</em>,
	b: (words: ReactNode) => <b>{words}</b>,
};
