/** Puts a text on the clipboard. @returns false where the browser has none (a page without TLS) or refuses. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
