/** The prefix of the name of everything that the tracker stores in a browser. */
const PREFIX = "roistat";

/** Takes what the tracker keeps, cookies and entries of the storage, away from those who do not, or no longer, agree. */
export function forgetVisit(): void {
	for (const cookie of document.cookie.split(";")) {
		const name = cookie.split("=", 1)[0]?.trim() ?? "";
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
		if (name.startsWith(PREFIX)) document.cookie = `${name}=; Max-Age=0; Path=/`;
	}
	forgetStored(() => window.localStorage);
	forgetStored(() => window.sessionStorage);
}

/** A browser with storage turned off already throws when the storage is accessed. */
function forgetStored(open: () => Storage): void {
	try {
		const storage = open();
		for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
	} catch {
		// Then there is nothing to forget.
	}
}
