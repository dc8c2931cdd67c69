import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind } from "../../../../database/request-types.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import { LEGAL_PATHS } from "../../../shared/legal-kinds.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { type ListedStart, listStarts } from "../../catalog/list-starts.server.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import { askedKind, offerOf } from "../consents/offer-of.ts";
import type { GuideSlug } from "../guide-slugs.ts";
import { describeOpenState } from "../promise/describe-open-state.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { sayPromise } from "../promise/say-promise.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { type AskedCourse, findAskedCourse } from "../submitting/find-asked-course.server.ts";
import type { FormConsentKind, RequestFormView } from "./request-form-view.ts";

export type RequestFormQuestion = {
	readonly kind: RequestKind;
	readonly courseSlug?: string | undefined;
	readonly tariffCode?: string | undefined;
	readonly startId?: string | undefined;
	/** Which guide is asked for; of requests for a guide only. */
	readonly guide?: GuideSlug | undefined;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/** The form of a kind of request, about a course when one is named; a course that a visitor may not see is left out. */
export async function getRequestForm(db: Database, question: RequestFormQuestion): Promise<RequestFormView> {
	const { locale, now, settings } = question;
	const course = question.courseSlug
		? await findAskedCourse(db, { slug: question.courseSlug, locale, now })
		: undefined;
	const kind = kindAbout(course, question.kind);
	const rules = KIND_RULES[kind];
	const { tariffCode, offer, starts } = course
		? await askAbout(db, course, { ...question, kind })
		: { tariffCode: undefined, offer: offerOf(undefined), starts: [] };
	const chosen = starts.find((start) => start.id === question.startId);
	const state = describeOpenState(promiseSettings(settings), { now, locale });
	const phone = settings.phones[0];
	const facts = factsOf(settings, locale);
	return {
		kind,
		messengers: offeredMessengers(kind, settings),
		course: course && { slug: course.slug, title: quoteFacts(course.title, facts) },
		guide: question.guide,
		tariffCode,
		starts: rules.holdsPlace
			? starts.map(({ id, at, zone, seatsFree, tariffName }) => ({
					...{ id, at, zone, seatsFree },
					tariffName: tariffCode ? undefined : quoteFacts(tariffName, facts),
				}))
			: [],
		holdDays: settings.hold_days,
		startId: chosen?.id,
		awaited: chosen && !rules.holdsPlace ? { at: chosen.at, zone: chosen.zone } : undefined,
		childAges: askedAges(kind, course, settings),
		needsEmail: rules.needsEmail,
		asksWishes: rules.asksWishes,
		promisesCall: rules.promisesCall,
		consents: formConsents(kind, LEGAL_PATHS[offer]),
		promise: sayPromise(state, locale),
		promiseUntil: state.until,
		phone: { number: phone?.number ?? "", label: phone?.[locale].label ?? "" },
	};
}

/**
 * The tariff that is named, by itself or by its group, the offer that it is sold under, and its groups. Without one, the groups of all
 * tariffs that are sold under the offer that then stands in the form: what is accepted must be what the place is under.
 */
async function askAbout(db: Database, { slug, tariffs }: AskedCourse, question: RequestFormQuestion) {
	const open = await listOpenStarts(db, { ...question, courseSlug: slug });
	const named = question.tariffCode ?? open.find((start) => start.id === question.startId)?.tariffCode;
	const offer = offerOf(askedKind(tariffs, named));
	const isOffered = ({ tariffCode, tariffCodes }: ListedStart) =>
		named ? tariffCodes.includes(named) : offerOf(askedKind(tariffs, tariffCode)) === offer;
	return {
		tariffCode: tariffs.find(({ code }) => code === named)?.code,
		offer,
		starts: open.filter(isOffered),
	};
}

/** Coming groups that a form may name: those with a place to hold; for a waiting list those that are full too. */
async function listOpenStarts(
	db: Database,
	{ kind, courseSlug, locale, now }: RequestFormQuestion & { readonly courseSlug: string },
): Promise<ListedStart[]> {
	const isWait = kind === "waitlist";
	if (!KIND_RULES[kind].holdsPlace && !isWait) return [];
	const starts = await listStarts(db, { courseSlugs: [courseSlug], locale, now });
	return starts.filter((start) => isWait || start.seatsFree > 0);
}

/** A course that takes nobody yet, or for now, has a waiting list instead of what would lead to a place. */
function kindAbout(course: AskedCourse | undefined, kind: RequestKind): RequestKind {
	return course && course.status !== "published" && KIND_RULES[kind].holdsPlace ? "waitlist" : kind;
}

/** The first one is chosen until the visitor chooses another: who asks for a call waits for a call. */
function offeredMessengers(kind: RequestKind, { messengers }: SiteSettings): readonly Messenger[] {
	if (kind !== "callback" || !messengers.includes("call")) return messengers;
	return ["call", ...messengers.filter((messenger) => messenger !== "call")];
}

/** A form about a children's course asks the child's age and for its representative. */
function askedAges(
	kind: RequestKind,
	course: AskedCourse | undefined,
	settings: SiteSettings,
): RequestFormView["childAges"] {
	if (course?.audience !== "children" || kind === "guide") return undefined;
	return { from: Math.min(5, settings.facts.age_min.value), to: Math.max(18, settings.facts.age_max.value) };
}

function formConsents(kind: RequestKind, offer: string): RequestFormView["consents"] {
	const consents: { kind: FormConsentKind; path: string; required: boolean }[] = [
		{ kind: "privacy", path: LEGAL_PATHS.privacy, required: true },
		{ kind: "personal-data", path: LEGAL_PATHS["personal-data"], required: true },
	];
	if (KIND_RULES[kind].needsOffer) consents.push({ kind: "offer", path: offer, required: true });
	return [...consents, { kind: "ads", path: LEGAL_PATHS["consent-ads"], required: false }];
}
