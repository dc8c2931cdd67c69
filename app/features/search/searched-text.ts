import type { SearchKind } from "./search-view.ts";

/** A text that can be found. */
export type SearchedText = {
	readonly kind: SearchKind;
	/** Without the language. */
	readonly path: string;
	readonly title: string;
	/** Says what it is about, where the words were found elsewhere. */
	readonly short: string;
	/** Everything else that is worth finding. */
	readonly text: string;
	/** What people call such a thing: found, never shown. */
	readonly calledBy: string;
};

/** All that is searched of a text. */
export function wholeText({ title, short, text, calledBy }: SearchedText): string {
	return [title, short, text, calledBy].join("\n");
}
