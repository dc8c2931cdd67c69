import routes from "../../app/routes.ts";
import { type FoundForm, readForms, readLinks } from "./read-forms.ts";

/** What there is to try: every door of the floor plan, real addresses behind them, and every form on those. */
export type Ground = {
	/** Patterns such as `en/blog/:slug`. */
	readonly doors: readonly string[];
	/** Real words that stand in addresses: slugs and tokens. */
	readonly words: readonly string[];
	readonly addresses: readonly string[];
	readonly forms: readonly (FoundForm & { readonly address: string })[];
	/** Names of parameters that any page or form knows. */
	readonly names: readonly string[];
};

const MOST_PAGES = 260;

/** Somebody with a basket, whom pages show more. */
const HEADERS = {
	"user-agent": "Googlebot/2.1 (bot)",
	cookie: "orbita_basket=roblox-studio-start:group.scratch:group",
};

/** Walks through the site from its home pages and from the pages that only a customer knows. */
export async function explore(url: string, customerPages: readonly string[]): Promise<Ground> {
	const doors = routes.map(({ path }) => path ?? "");
	const seen = new Map<string, string>();
	const kinds = new Map<string, number>();
	const queue = ["/", "/en", ...doors.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`), ...customerPages];
	for (let address = queue.shift(); address !== undefined && seen.size < MOST_PAGES; address = queue.shift()) {
		// A few of a kind are enough: courses differ in their words only.
		const kind = kindOf(address, doors);
		const known = kinds.get(kind) ?? 0;
		if (seen.has(address) || known >= 6) continue;
		kinds.set(kind, known + 1);
		const response = await fetch(url + address, { headers: HEADERS });
		const html = await response.text();
		seen.set(address, html);
		if (response.ok) queue.push(...readLinks(html));
	}
	const addresses = [...seen.keys()];
	const forms = [...seen].flatMap(([address, html]) => readForms(html, address).map((form) => ({ ...form, address })));
	return {
		doors,
		addresses,
		forms,
		words: [...new Set(addresses.flatMap((address) => new URL(address, url).pathname.split("/")))].filter(Boolean),
		names: [
			...new Set([
				...addresses.flatMap((address) => [...new URL(address, url).searchParams.keys()]),
				...forms.flatMap(({ fields }) => fields.map(({ name }) => name)),
				"_routes",
				"index",
			]),
		],
	};
}

/** The door that an address leads to, roughly, and the names of its parameters. */
function kindOf(address: string, doors: readonly string[]): string {
	const { pathname, searchParams } = new URL(address, "http://here");
	const parts = pathname.slice(1).split("/");
	const door = doors.find((pattern) => {
		const wanted = pattern.split("/");
		return (
			wanted.length === parts.length && wanted.every((part, index) => part.startsWith(":") || part === parts[index])
		);
	});
	return `${door ?? pathname} ${[...searchParams.keys()].sort().join()}`;
}
