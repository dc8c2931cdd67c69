/** Where this browser keeps submitted forms that have not gone out. */
export const OUTBOX = "orbita.outbox";
