/** The BCP 47 tag by which days, times and numbers are printed in a language of the screen. */
export function intlTag(locale: string): "en-GB" | "ru-RU" {
	return locale === "en" ? "en-GB" : "ru-RU";
}
