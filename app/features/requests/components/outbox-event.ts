/** Told when a form is waiting, so that the outbox tries it. */
export const OUTBOX_EVENT = "orbita-outbox";
