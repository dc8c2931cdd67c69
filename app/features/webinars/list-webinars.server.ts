import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { describeWebinar } from "./describe-webinar.ts";
import { selectWebinars } from "./select-webinars.server.ts";
import { changesOf, isAhead } from "./webinar-phase.ts";
import type { WebinarLists } from "./webinar-view.ts";

/** All webinars of the school, and the moments at which the lists change by themselves. */
export async function listWebinars(
	db: Database,
	{ locale, now }: { locale: Locale; now: Date },
): Promise<WebinarLists & { readonly changesAt: readonly Date[] }> {
	const rows = await selectWebinars(db);
	const cards = rows.map((row) => describeWebinar(row, { locale, now }));
	const newestFirst = cards.toReversed();
	return {
		coming: cards.filter(({ phase }) => isAhead(phase)),
		replays: newestFirst.filter(({ phase }) => phase === "replay"),
		past: newestFirst.filter(({ phase }) => phase === "over" || phase === "preparing"),
		changesAt: rows.flatMap(changesOf),
	};
}
