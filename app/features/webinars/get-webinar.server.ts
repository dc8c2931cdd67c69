import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listCourses } from "../catalog/list-courses.server.ts";
import { nextCatalogueChange } from "../catalog/next-catalogue-change.server.ts";
import { describeWebinar } from "./describe-webinar.ts";
import { selectWebinars } from "./select-webinars.server.ts";
import { changesOf } from "./webinar-phase.ts";
import type { WebinarView } from "./webinar-view.ts";

type WebinarQuestion = {
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	/** The usual term of instalments, for the cards of courses. */
	readonly months: number;
	readonly facts: Facts;
};

/** A webinar's page; undefined when there is none of the name, or a draft. */
export async function getWebinar(
	db: Database,
	{ slug, locale, now, months, facts }: WebinarQuestion,
): Promise<{ readonly webinar: WebinarView; readonly changesAt: readonly (Date | undefined)[] } | undefined> {
	const [row] = await selectWebinars(db, { slug });
	if (!row) return undefined;
	const { title: _title, short: _short, ...text } = row.text[locale];
	const listed = await listCourses(db, { slugs: row.courses }, { locale, now, months });
	const courses = row.courses.flatMap((name) => listed.filter((course) => course.slug === name));
	const speakers = row.speakers.map(({ text: words, ...speaker }) => ({ ...speaker, ...words[locale] }));
	return {
		webinar: quoteFacts({ ...describeWebinar(row, { locale, now }), ...text, speakers, courses }, facts),
		changesAt: [...changesOf(row), await nextCatalogueChange(db, now)],
	};
}
