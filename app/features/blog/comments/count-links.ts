const LINK =
	/(?:https?:\/\/|www\.|\[url|<a\s|(?<![\p{L}\d-])[\p{L}\d-]{2,}\.(?:com|net|org|ru|su|info|biz|site|shop|online|top|xyz|рф)(?![\p{L}\d]))/giu;
const SCHEME = /https?:\/\/(?:www\.)?/giu;

/** How many addresses a text contains, in any spelling that advertisers use. */
export function countLinks(text: string): number {
	// The scheme and the host after it are one link.
	return (
		text
			.replace(SCHEME, " www.")
			.replace(/www\.[^\s\])<>"]+/giu, " www. ")
			.match(LINK)?.length ?? 0
	);
}
