/** The last segment of the address of a page's data. */
export const PAYLOAD_SUFFIX = "_payload.json";
