import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { joinSentences } from "../../shared/sentences.ts";
import { selectWebinars } from "./select-webinars.server.ts";
import { webinarPath } from "./webinar-view.ts";

type WebinarWords = {
	readonly path: string;
	readonly title: string;
	readonly short: string;
	readonly text: string;
	/** Whether it is shown as a recording, or has one that may still be watched. */
	readonly isRecording: boolean;
};

/** The texts of the pages of webinars, for the search. */
export async function listWebinarTexts(
	db: Database,
	view: { readonly locale: Locale; readonly now: Date },
): Promise<WebinarWords[]> {
	const rows = await selectWebinars(db, view);
	return rows.map(({ slug, kind, replayUntil, text }) => {
		const { title, short, lead, takeaways, programme } = text;
		return {
			path: webinarPath(slug),
			title,
			short,
			text: joinSentences([lead, ...takeaways, ...programme.map((part) => part.title)]),
			isRecording: kind === "recorded" || (replayUntil !== null && replayUntil > view.now),
		};
	});
}
