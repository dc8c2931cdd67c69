/** HTML that is safe to print: every value in it was escaped. */
export type Markup = { readonly markup: string };
type Value = string | number | Markup | readonly Markup[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};
const ADDRESS = /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g;

/** A template that escapes what is put into it. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
	return { markup: String.raw({ raw: strings }, ...values.map(print)) };
}

/** A text whose web addresses can be followed. */
export function linked(text: string): Markup {
	let markup = "";
	let end = 0;
	for (const match of text.matchAll(ADDRESS)) {
		const [address] = match;
		const link = html`<a href="${address}" rel="noreferrer" target="_blank">${address}</a>`;
		markup += escapeText(text.slice(end, match.index)) + link.markup;
		end = match.index + address.length;
	}
	return { markup: markup + escapeText(text.slice(end)) };
}

function print(value: Value): string {
	if (value === undefined) return "";
	if (typeof value === "string") return escapeText(value);
	if (typeof value === "number") return String(value);
	if ("markup" in value) return value.markup;
	return value.map(({ markup }) => markup).join("");
}

function escapeText(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
