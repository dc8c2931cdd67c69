/** The largest file of a picture that staff may bring. */
export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;
