/** The fonts of every page, as the shorthand of CSS. */
export const FONT_FACES = ['400 1em "Onest"', '700 1em "Geologica"'];

/** Where a browser notes that it has the fonts. */
export const FONTS_KEY = "orbita.fonts";
