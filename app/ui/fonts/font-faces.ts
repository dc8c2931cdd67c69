/** The fonts of every page, as CSS font shorthands. */
export const FONT_FACES = ['400 1em "Onest"', '700 1em "Geologica"'];

/** The storage key under which a browser remembers that it has the fonts. */
export const FONTS_KEY = "orbita.fonts";
