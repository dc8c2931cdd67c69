import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { describeWebinar } from "./describe-webinar.ts";
import { selectWebinars } from "./select-webinars.server.ts";
import { nextWebinarChange } from "./visible-webinar.server.ts";
import { changesOf, isAhead } from "./webinar-phase.ts";
import type { WebinarLists } from "./webinar-view.ts";

/** All webinars that the school shows in a language, and the moments at which the lists change by themselves. */
export async function listWebinars(
	db: Database,
	{ locale, now, facts }: { locale: Locale; now: Date; facts: Facts },
): Promise<WebinarLists & { readonly changesAt: readonly Date[] }> {
	const rows = await selectWebinars(db, { locale, now });
	const cards = rows.map((row) => quoteFacts(describeWebinar(row, { locale, now }), facts));
	const nextText = await nextWebinarChange(db, now);
	const newestFirst = cards.toReversed();
	return {
		coming: cards.filter(({ phase }) => isAhead(phase)),
		replays: newestFirst.filter(({ phase }) => phase === "replay"),
		past: newestFirst.filter(({ phase }) => phase === "over" || phase === "preparing"),
		changesAt: [...rows.flatMap(changesOf), ...(nextText ? [nextText] : [])],
	};
}
