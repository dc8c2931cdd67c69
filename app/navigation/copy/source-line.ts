import { escapeMarkup } from "../../shared/escape-markup.ts";

export type CopiedText = { readonly plain: string; readonly html: string };

type Source = {
	/** What stands before the address: `Source: Orbita,`. */
	readonly label: string;
	readonly address: string;
};

/** A copied text with the line that says where it comes from: bare in the plain text, a link in the HTML. */
export function addSourceLine(copied: CopiedText, { label, address }: Source): CopiedText {
	const href = escapeMarkup(address);
	return {
		plain: `${copied.plain}\n\n${label} ${address}`,
		html: `${copied.html}<p>${escapeMarkup(label)} <a href="${href}">${href}</a></p>`,
	};
}
