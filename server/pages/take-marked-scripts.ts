/** Of a page: what runs or applies in it without being fetched. Texts with a character for each byte (latin1). */
export type OwnCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_THAT_NEVER_RUNS = /type="application\/(?:ld\+)?json"/;

/**
 * The inline scripts that our own code put into a page, known by the nonce of its rendering, and the page without that nonce. A script
 * that came in any other way, in a text that somebody wrote, is not among them, and the policy of the page does not let it run.
 */
export function takeMarkedScripts(html: string, nonce: string): { readonly html: string; readonly scripts: string[] } {
	const mark = ` nonce="${nonce}"`;
	const scripts = new Set<string>();
	for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
		if (attributes.includes(mark) && !DATA_THAT_NEVER_RUNS.test(attributes)) scripts.add(code);
	}
	return { html: html.replaceAll(mark, ""), scripts: [...scripts] };
}
