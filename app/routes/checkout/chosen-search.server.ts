import { createContext } from "react-router";

/**
 * The choices of a posted checkout as a query, for the page that answers it: its own address is still that of the page before. Null where
 * nothing was posted.
 */
export const chosenSearchContext = createContext<string | null>(null);
