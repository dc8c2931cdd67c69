/** The prefixes of a token in addresses that are the key to their page, without the language. */
export const SECRET_PREFIXES = [
	"/blog/unsubscribe",
	"/guide/file",
	"/my",
	"/order",
	"/pay",
	"/request/sent",
	"/trial",
	"/webinars/joined",
	"/quiz_child_podhod/result",
];

/** The parameter of an address that shows a draft. */
export const PREVIEW_PARAM = "preview";

/** What follows a prefix, the secret of an invoice in a query, and what shows a draft. */
const KEY = new RegExp(`((?:${SECRET_PREFIXES.join("|")})/|/pay\\?(?=.*secret=)|[?&]${PREVIEW_PARAM}=).*$`, "is");

/** An address, of this site or another, as it may be kept and passed on: `/en/order/…` for `/en/order/Ab_C-1?refund`. */
export function withoutKey(address: string): string {
	return address.replace(KEY, "$1…");
}

/** The prefix after which the rest of a path is a secret; undefined where nothing is one. @param path without the language. */
export function findSecretPrefix(path: string): string | undefined {
	const address = `${path.toLowerCase()}/`;
	return SECRET_PREFIXES.find((prefix) => address.startsWith(`${prefix}/`));
}
