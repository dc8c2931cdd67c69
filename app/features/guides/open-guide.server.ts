import type { Database } from "../../../database/open-database.server.ts";
import { DAY_MS } from "../../shared/durations.ts";
import type { Locale } from "../../shared/localized.ts";
import { type GuideSlug, isGuideSlug } from "../requests/guide-slugs.ts";

/** How long the link in a letter works; the privacy policy names this term. */
const KEY_DAYS = 365;

export type OpenedGuide =
	| { readonly state: "open" | "expired"; readonly slug: GuideSlug; readonly locale: Locale }
	| { readonly state: "unknown" };

/** The guide that the secret address in a letter leads to. */
export async function openGuide(db: Database, { key, now }: { key: string; now: Date }): Promise<OpenedGuide> {
	const row = await db
		.selectFrom("contactRequest")
		.where("guideKey", "=", key)
		.select(["guide", "locale", "createdAt"])
		.executeTakeFirst();
	if (!row || !isGuideSlug(row.guide)) return { state: "unknown" };
	const isExpired = now.getTime() - row.createdAt.getTime() > KEY_DAYS * DAY_MS;
	return { state: isExpired ? "expired" : "open", slug: row.guide, locale: row.locale };
}
