import { createContext } from "react-router";

/**
 * What a posted checkout has chosen, as a query, for the page that answers: its own address is still that of the page before. Null where
 * nothing was posted.
 */
export const chosenSearchContext = createContext<string | null>(null);
