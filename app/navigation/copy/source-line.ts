export type CopiedText = { readonly plain: string; readonly html: string };

type Source = {
	/** What stands before the address: `Source: Orbita,`. */
	readonly label: string;
	readonly address: string;
};

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A copied text with the line that says where it comes from: bare in the plain text, a link in the HTML. */
export function addSourceLine(copied: CopiedText, { label, address }: Source): CopiedText {
	const href = escapeHtml(address);
	return {
		plain: `${copied.plain}\n\n${label} ${address}`,
		html: `${copied.html}<p>${escapeHtml(label)} <a href="${href}">${href}</a></p>`,
	};
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
