import type { ReactNode } from "react";

/** The slanted word of a heading. */
export const richTags = { em: (words: ReactNode) => <em>{words}</em> };
