import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { getRequestForm } from "../requests/pages/get-request-form.server.ts";
import type { RequestFormView } from "../requests/pages/request-form-view.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { GivenAnswers } from "./read-answers.ts";

export const QUIZ_PATH = "/quiz_child_podhod";

type FormQuestion = {
	readonly given: GivenAnswers;
	/** The first course of the result; a form without a result may have none. */
	readonly courseSlug: string | undefined;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/**
 * The request that may follow a result: about its first course, with the answers in the address that it is posted to. The age is among
 * them, as near as a group needs it.
 */
export async function getQuizForm(db: Database, { given, ...question }: FormQuestion): Promise<RequestFormView> {
	const form = await getRequestForm(db, { kind: "quiz", isAgeKnown: given.age !== undefined, ...question });
	return { ...form, target: QUIZ_PATH, extra: given };
}
