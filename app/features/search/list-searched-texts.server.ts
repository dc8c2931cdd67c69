import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { joinSentences } from "../../shared/sentences.ts";
import { listCourseTexts } from "../catalog/courses/list-course-texts.server.ts";
import { listFaq } from "../catalog/list-faq.server.ts";
import { listPageTexts } from "../pages/list-page-texts.server.ts";
import type { PageSettings } from "../pages/standing-pages.ts";
import { listWebinarTexts } from "../webinars/list-webinar-texts.server.ts";
import { CALLED_BY } from "./called-by.ts";
import type { SearchedText } from "./searched-text.ts";

type TextsView = {
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	readonly settings: PageSettings;
};

/** Every course, webinar, question and page about the school that visitors see in a language, as pages tell it. */
export async function listSearchedTexts(
	db: Database,
	{ locale, now, facts, settings }: TextsView,
): Promise<SearchedText[]> {
	const [courses, webinars, faq, pages] = await Promise.all([
		listCourseTexts(db, { locale, now }),
		listWebinarTexts(db, { locale, now }),
		listFaq(db, { locale, facts }),
		listPageTexts(db, { locale, now, settings }),
	]);
	const questions = faq.flatMap(({ slug, questions: group }) =>
		group.map(({ q, a }): SearchedText => {
			const [short = "", ...rest] = a.split(/\n\s*\n/);
			return { kind: "faq", path: `/faq#${slug}`, title: q, short, text: joinSentences(rest), calledBy: "" };
		}),
	);
	const called = CALLED_BY[locale];
	return quoteFacts(
		[
			...courses.map((course): SearchedText => ({ kind: "courses", ...course, calledBy: called.course })),
			...webinars.map(
				({ isRecording, ...webinar }): SearchedText => ({
					kind: "webinars",
					...webinar,
					calledBy: joinSentences([called.webinar, isRecording ? called.recording : called.broadcast]),
				}),
			),
			...questions,
			...pages.map((page): SearchedText => ({ kind: "pages", ...page, calledBy: "" })),
		],
		facts,
	);
}
