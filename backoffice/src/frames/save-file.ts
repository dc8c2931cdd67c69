/** Long enough for a browser that first asks where to save the file. */
const KEPT_MS = 60_000;

/** Makes the browser download a file. */
export function saveFile(file: Blob, name: string): void {
	const href = URL.createObjectURL(file);
	Object.assign(document.createElement("a"), { href, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
