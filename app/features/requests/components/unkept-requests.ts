import type { UnsentRequest } from "./request-storage.ts";

/** Submitted forms, by their key, that this browser's storage did not take: they wait as long as the document is there. */
export const unkeptRequests = new Map<string, UnsentRequest>();
