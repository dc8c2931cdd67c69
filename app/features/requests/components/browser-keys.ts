/** Where this browser keeps submitted forms that have not gone out. */
export const OUTBOX = "orbita.outbox";
/** Where it keeps the marks of the campaign that brought this visit, as long as the tab lives. */
export const UTM_KEY = "orbita.utm";
