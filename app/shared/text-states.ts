/** How far a text of one language is: written, waiting for its moment, on the site. */
export const TEXT_STATES = ["draft", "scheduled", "published"] as const;
