import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { getRequestForm } from "../requests/pages/get-request-form.server.ts";
import type { RequestFormView } from "../requests/pages/request-form-view.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { QuizResultView } from "./quiz-view.ts";

export const QUIZ_PATH = "/quiz_child_podhod";

type FormQuestion = {
	readonly result: QuizResultView;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/** The request that may follow a result: about its first course, with the answers in the address that it is posted to. */
export async function getQuizForm(db: Database, { result, ...question }: FormQuestion): Promise<RequestFormView> {
	const courseSlug = result.offers[0]?.course.slug;
	const form = await getRequestForm(db, { kind: "quiz", courseSlug, ...question });
	return { ...form, target: QUIZ_PATH, extra: result.answers };
}
