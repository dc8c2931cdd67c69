/** What someone can consent to; each is a document, or an answer given alongside one. */
export const CONSENT_KINDS = ["ads", "personal-data", "privacy", "offer", "cookies"] as const;

/** The states of a request to be forgotten. */
export const ERASURE_STATUSES = ["new", "done", "refused"] as const;
