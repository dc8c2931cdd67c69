import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import { nextLegalDay } from "../../../shared/legal-day.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import type { GuideSlug } from "../guide-slugs.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { recallOpenState } from "../promise/recall-open-state.server.ts";
import { sayPromise } from "../promise/say-promise.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { formRulesOf } from "../rules/form-rules.ts";
import { type AskedQuestion, describeAsked } from "../submitting/describe-asked.server.ts";
import { listFormConsents } from "./list-form-consents.server.ts";
import type { RequestFormView } from "./request-form-view.ts";

export type RequestFormQuestion = AskedQuestion & {
	/** Which guide is asked for; of requests for a guide only. */
	readonly guide?: GuideSlug | undefined;
	/** The age of the child was told before the form. */
	readonly isAgeKnown?: boolean | undefined;
	readonly settings: SiteSettings;
};

/** The form of a kind of request, about a course when one is named; a course that a visitor may not see is left out. */
export async function getRequestForm(db: Database, question: RequestFormQuestion): Promise<RequestFormView> {
	const { locale, now, settings, isAgeKnown } = question;
	const { kind, course, tariffCode, offer, starts, start } = await describeAsked(db, question);
	const { needsOffer, ...rules } = formRulesOf(kind, { course, settings, isAgeKnown });
	const { holdsPlace, asksWishes, promisesCall } = KIND_RULES[kind];
	const state = recallOpenState(promiseSettings(settings), { now, locale });
	const phone = settings.phones[0];
	const facts = factsOf(settings, locale);
	const tariff = course?.tariffs.find(({ code }) => code === tariffCode);
	return {
		...rules,
		kind,
		course: course && { slug: course.slug, title: quoteFacts(course.title, facts) },
		guide: question.guide,
		tariffCode,
		tariffName: tariff && quoteFacts(tariff.name, facts),
		starts: holdsPlace
			? starts.map(({ id, at, zone, seatsFree, tariffName }) => ({
					...{ id, at, zone, seatsFree },
					tariffName: tariffCode ? undefined : quoteFacts(tariffName, facts),
				}))
			: [],
		holdDays: settings.hold_days,
		startId: start?.id,
		awaited: start && !holdsPlace ? { at: start.at, zone: start.zone } : undefined,
		asksWishes,
		promisesCall,
		consents: await listFormConsents(db, { offer: needsOffer ? offer : undefined, asksAds: true, locale, now }),
		promise: sayPromise(state, locale),
		validUntil: new Date(Math.min(state.until.getTime(), nextLegalDay(now).getTime())),
		phone: { number: phone?.number ?? "", label: phone?.[locale].label ?? "" },
	};
}
