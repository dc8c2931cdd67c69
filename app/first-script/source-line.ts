import type { EscapeMarkup } from "../shared/escape-markup.ts";

export type CopiedText = { readonly plain: string; readonly html: string };

type Source = {
	/** The text before the address: `Source: Orbita,`. */
	readonly label: string;
	readonly address: string;
};

/** A copied text with the line that says where it comes from: bare in the plain text, a link in the HTML. */
export function addSourceLine(copied: CopiedText, { label, address }: Source, escapeText: EscapeMarkup): CopiedText {
	const href = escapeText(address);
	return {
		plain: `${copied.plain}\n\n${label} ${address}`,
		html: `${copied.html}<p>${escapeText(label)} <a href="${href}">${href}</a></p>`,
	};
}

export type AddSourceLine = typeof addSourceLine;
