/** A path of this site out of a form field; undefined for anything that could lead elsewhere. */
export function safeReturn(to: unknown): string | undefined {
	if (typeof to !== "string" || !to.startsWith("/") || to.startsWith("//") || to.includes("\\")) return undefined;
	const url = URL.parse(to, "http://here");
	return url?.host === "here" && !url.pathname.startsWith("//") ? url.pathname + url.search : undefined;
}
