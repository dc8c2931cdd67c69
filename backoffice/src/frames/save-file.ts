/** Long enough for a browser that asks first where the file is to go. */
const KEPT_MS = 60_000;

/** Gives a file to the browser, which saves it as its downloads are saved. */
export function saveFile(file: Blob, name: string): void {
	const href = URL.createObjectURL(file);
	Object.assign(document.createElement("a"), { href, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
