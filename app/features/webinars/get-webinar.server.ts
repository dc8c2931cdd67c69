import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { nextCatalogueChange } from "../catalog/next-catalogue-change.server.ts";
import { describeWebinar } from "./describe-webinar.ts";
import { selectWebinars } from "./select-webinars.server.ts";
import { listWebinarLocales, nextWebinarChange } from "./visible-webinar.server.ts";
import { changesOf } from "./webinar-phase.ts";
import type { WebinarView } from "./webinar-view.ts";

type WebinarQuestion = {
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	/** The usual number of instalments, in months, for the cards of courses. */
	readonly months: number;
	readonly facts: Facts;
};

type LoadedWebinar = {
	readonly webinar: WebinarView;
	readonly locales: readonly Locale[];
	readonly changesAt: readonly (Date | undefined)[];
};

/** A webinar's page; undefined when the language has none of the name. `locales` are those in which it can be read now. */
export async function getWebinar(
	db: Database,
	{ slug, locale, now, months, facts }: WebinarQuestion,
): Promise<LoadedWebinar | undefined> {
	const [row] = await selectWebinars(db, { slug, locale, now });
	if (!row) return undefined;
	const { title: _title, short: _short, ...text } = row.text;
	const listed = await listCourses(db, { slugs: row.courses }, { locale, now, months });
	const courses = row.courses.flatMap((name) => listed.filter((course) => course.slug === name));
	const speakers = row.speakers.map(({ text: words, ...speaker }) => ({ ...speaker, ...words[locale] }));
	return {
		webinar: quoteFacts({ ...describeWebinar(row, { locale, now }), ...text, speakers, courses }, facts),
		locales: await listWebinarLocales(db, row.id, now),
		changesAt: [...changesOf(row), await nextWebinarChange(db, now), await nextCatalogueChange(db, now)],
	};
}
