import { createContext } from "react";

/**
 * The nonce of one rendering on the server. Scripts that our own code puts into a page bear it, and only those may run: the server names
 * them by their hashes and takes the nonce away (`server/pages/take-marked-scripts.ts`), so that the page can be kept for others.
 */
export const ScriptMarkContext = createContext<string | undefined>(undefined);
