import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { getRequestForm } from "../requests/pages/get-request-form.server.ts";
import type { RequestFormView } from "../requests/pages/request-form-view.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { isAhead } from "./webinar-phase.ts";
import type { WebinarCard } from "./webinar-view.ts";

type Open = Pick<WebinarCard, "phase" | "isFull" | "isCancelled">;

type FormQuestion = {
	readonly webinar: Open & Pick<WebinarCard, "path">;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/** The registration, or the waiting list of a full webinar; undefined when nobody can come any more. */
export async function getWebinarForm(
	db: Database,
	{ webinar, ...question }: FormQuestion,
): Promise<RequestFormView | undefined> {
	const kind = kindOfRequest(webinar);
	return kind && { ...(await getRequestForm(db, { kind, ...question })), target: webinar.path };
}

/** What a webinar takes: registrations or, full, wishes for a place; undefined when nobody can come any more. */
export function kindOfRequest({ isCancelled, phase, isFull }: Open): "webinar" | "waitlist" | undefined {
	if (isCancelled || !isAhead(phase)) return undefined;
	return isFull ? "waitlist" : "webinar";
}

/** What a request about one date of a webinar is about: another date is another request. The day is that of UTC, for telling apart alone. */
export function webinarSubject({ slug, startsAt }: Pick<WebinarCard, "slug" | "startsAt">): string {
	return `webinar:${slug}@${startsAt.toISOString().slice(0, 10)}`;
}
