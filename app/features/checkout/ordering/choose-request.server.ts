import type { Database } from "../../../../database/open-database.server.ts";
import { selectSavedRequest } from "../basket/select-saved-request.server.ts";

/**
 * Which of a browser's requests, newest first, its checkout comes from: the first that still keeps a discount or a place, or else the
 * newest. Chosen once, before anything is shown or placed, so that page and order go by the same one.
 */
export async function chooseRequest(
	db: Database,
	{ tokens, now }: { tokens: readonly string[]; now: Date },
): Promise<string | null> {
	const newest = tokens[0] ?? null;
	if (tokens.length < 2) return newest;
	for (const token of tokens) {
		const saved = await selectSavedRequest(db, { token, now });
		if (saved?.discount || saved?.keepsPlace) return token;
	}
	return newest;
}
