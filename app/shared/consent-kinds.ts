/** What somebody agrees to; each is a document or an answer beside one. */
export const CONSENT_KINDS = ["ads", "personal-data", "privacy", "offer", "cookies"] as const;

/** What came of a wish to be forgotten. */
export const ERASURE_STATUSES = ["new", "done", "refused"] as const;
