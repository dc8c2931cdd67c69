/** An address with these parameters instead of its own. */
export function withQuery(address: string, pairs: readonly [string, string][]): string {
	const query = pairs.map((pair) => pair.map(percent).join("=")).join("&");
	return wire(query ? `${address.replace(/\?.*$/, "")}?${query}` : address).slice(0, 12_000);
}

/** Percent signs of UTF-8; halves of surrogates become what a careless program would send. */
export function percent(text: string): string {
	return [...Buffer.from(text, "utf8")]
		.map((byte) =>
			/[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`,
		)
		.join("");
}

/** What may stand on a request line at all. */
export function wire(path: string): string {
	return path.replace(/[^\x21-\x7e]/g, (sign) => percent(sign));
}
