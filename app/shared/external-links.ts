/** The part of an HTML tree (hast) that is read and changed here. */
type HtmlNode = {
	readonly type: string;
	readonly tagName?: string;
	readonly value?: string;
	properties?: Record<string, unknown>;
	children?: HtmlNode[];
};

type ExternalLinksOptions = {
	/** Origin of the site; links there are ours. */
	readonly origin: string;
	/** Said to screen readers after the text of the link: `(another site)`. */
	readonly hint: string;
};

/**
 * A rehype plugin for rendered Markdown: links to other sites tell them nothing of us and say to screen readers that they lead away.
 * Use it after sanitising, which knows no such classes.
 */
export function externalLinks({ origin, hint }: ExternalLinksOptions) {
	return (tree: unknown): void => mark(tree as HtmlNode);

	function mark(node: HtmlNode): void {
		for (const child of node.children ?? []) mark(child);
		if (node.tagName !== "a" || !isExternalAddress(node.properties?.href, origin)) return;
		node.properties = { ...node.properties, rel: ["noopener", "noreferrer"] };
		node.children = [...(node.children ?? []), hiddenHint(hint)];
	}
}

/** An absolute web address of another origin; phones, mail and our own pages are none. */
export function isExternalAddress(address: unknown, origin: string): boolean {
	if (typeof address !== "string" || !/^\s*(?:https?:|\/\/)/i.test(address)) return false;
	const url = URL.parse(address, origin);
	return url !== null && url.origin !== new URL(origin).origin;
}

function hiddenHint(hint: string): HtmlNode {
	return {
		type: "element",
		tagName: "span",
		properties: { className: ["visually-hidden"] },
		children: [{ type: "text", value: ` ${hint}` }],
	};
}
