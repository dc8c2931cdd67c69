export type FormField = { readonly name: string; readonly values: readonly string[] };
export type FoundForm = {
	readonly action: string;
	readonly method: "get" | "post";
	readonly fields: readonly FormField[];
};

/** Every form of a page as the server printed it: where it goes and what each field may say. */
export function readForms(html: string, address: string): FoundForm[] {
	return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, head = "", inside = ""]) => ({
		action: attribute(head, "action") || address,
		method: attribute(head, "method").toLowerCase() === "post" ? "post" : "get",
		fields: readFields(inside),
	}));
}

function readFields(html: string): FormField[] {
	const values = new Map<string, string[]>();
	function add(name: string, value: string): void {
		if (name) values.set(name, [...(values.get(name) ?? []), value]);
	}
	for (const [, head = ""] of html.matchAll(/<(?:input|button)\b([^>]*)>/gs)) {
		add(attribute(head, "name"), attribute(head, "value") || (/type="checkbox"/.test(head) ? "on" : ""));
	}
	for (const [, head = ""] of html.matchAll(/<textarea\b([^>]*)>/gs)) add(attribute(head, "name"), "");
	for (const [, head = "", options = ""] of html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
		for (const [, option = ""] of options.matchAll(/<option\b([^>]*)>/gs)) {
			add(attribute(head, "name"), attribute(option, "value"));
		}
	}
	return [...values].map(([name, list]) => ({ name, values: [...new Set(list)] }));
}

/** Addresses of this site that a page links to. */
export function readLinks(html: string): string[] {
	return [...html.matchAll(/<a\b([^>]*)>/gs)]
		.map(([, head = ""]) => attribute(head, "href"))
		.filter((href) => /^\/(?!\/)/.test(href) && !href.startsWith("/locale/"))
		.map((href) => href.replace(/#.*$/, ""));
}

function attribute(head: string, name: string): string {
	const [, value = ""] = new RegExp(`\\b${name}="([^"]*)"`).exec(head) ?? [];
	return value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<");
}
