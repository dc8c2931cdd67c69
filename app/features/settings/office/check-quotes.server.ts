import type { Database } from "../../../../database/open-database.server.ts";
import { findUnquotable } from "../../../shared/facts.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import { getSiteSettings } from "../get-site-settings.server.ts";
import { factsOf } from "../site-settings.ts";

/** A refusal when a text of a document quotes a figure that the school does not have: its page could not be shown. */
export async function checkQuotes(db: Database, document: object): Promise<Refusal | undefined> {
	// Most texts quote nothing, and then the settings need not be read.
	if (findUnquotable(document, {}) === undefined) return undefined;
	const found = findUnquotable(document, factsOf(await getSiteSettings(db), "ru"));
	return found && fail(`unknownFact:${found.name}`, found.path);
}
