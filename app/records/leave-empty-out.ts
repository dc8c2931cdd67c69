/**
 * Texts by language as a form sends them. A language that was opened beside a written one and left empty is left out: its draft must not
 * hold the other one up.
 */
export function leaveEmptyOut(texts: unknown): unknown {
	if (typeof texts !== "object" || texts === null) return texts;
	const written = Object.entries(texts).filter(([, text]) => !isEmptyDraft(text));
	return written.some(([, text]) => text) ? Object.fromEntries(written) : texts;
}

/** Fields that only say when the text is published. */
const ABOUT_ITS_STATE = new Set(["state", "publishAt"]);

function isEmptyDraft(text: unknown): boolean {
	if (typeof text !== "object" || text === null || !("state" in text) || text.state !== "draft") return false;
	return Object.entries(text).every(([field, value]) => ABOUT_ITS_STATE.has(field) || isEmpty(value));
}

/** Whether a value holds only blanks, empty lists and groups of these. */
function isEmpty(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	if (Array.isArray(value)) return value.length === 0;
	if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
	return value === null || value === undefined;
}
