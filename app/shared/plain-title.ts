/**
 * The title of a page as tabs, bookmarks and searches have it: no line is set there, so its spaces are plain ones, and nothing unseen
 * holds its figures together.
 */
export function plainTitle(title: string): string {
	return title.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
