import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { checkQuotes } from "../../settings/office/check-quotes.server.ts";
import { factsOf } from "../../settings/site-settings.ts";
import { compareTexts, type ParagraphChange } from "../compare-texts.server.ts";

type Question = { readonly kind: string; readonly locale: Locale; readonly body: string };

/** What a text that is being written changes against the newest version of its document. */
export async function compareLegalText(
	db: Database,
	{ kind, locale, body }: Question,
): Promise<Result<readonly ParagraphChange[]>> {
	const refusal = await checkQuotes(db, { body });
	if (refusal) return refusal;
	const newest = await db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.where("locale", "=", locale)
		.orderBy("number", "desc")
		.select("body")
		.limit(1)
		.executeTakeFirst();
	const facts = factsOf(await getSiteSettings(db), locale);
	return succeed(compareTexts(newest?.body ?? "", quoteFacts(body, facts)));
}
