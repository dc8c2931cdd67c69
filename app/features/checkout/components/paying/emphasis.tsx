import type { ReactNode } from "react";

/** For headings with one word in the colour of a manoeuvre. */
export const emphasis = { em: (words: ReactNode) => <em>{words}</em> };
