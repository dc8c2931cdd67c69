import { formatDate, formatDay } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { HOUR_MS } from "../../../shared/durations.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { saleLastMoment } from "../../../shared/sale-last-moment.ts";
import { isOpenState } from "../../requests/board/request-states.ts";
import { describePromise } from "../../requests/promise/describe-promise.server.ts";
import { promiseKept } from "../../requests/promise/promise-kept.server.ts";
import { sayPromise } from "../../requests/promise/say-promise.server.ts";
import { KIND_RULES } from "../../requests/request-kinds.ts";
import type { AskedWebinar } from "../../requests/submitting/asked-webinar.server.ts";
import { factsOf } from "../../settings/site-settings.ts";
import type { AnnouncedRequest } from "../facts/get-announced-request.server.ts";
import { dayAndTime } from "./day-and-time.ts";
import type { Letter } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords } from "./letter-words.ts";
import { requestReceivedLetter } from "./request-received.server.ts";

/** The letter after a request, in the language the visitor used. One that is sent late promises no call that is past, made or no longer wanted. */
export function writeRequestLetter(
	request: AnnouncedRequest,
	{ siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Letter> {
	const { locale, settings, courseTitle, discountPercent, discountUntil } = request;
	const zone = settings.hours.zone;
	const isAwaited = KIND_RULES[request.kind].promisesCall && isOpenState(request.status) && !request.firstResponseAt;
	const hasDiscount = discountPercent && (!discountUntil || discountUntil > now);
	return requestReceivedLetter({
		locale,
		name: request.name,
		kind: request.kind,
		channel: request.channel,
		...(isAwaited
			? {
					promise:
						request.respondBy > now
							? promiseSentence(request, now)
							: letterWords(locale)("requestReceived.promisePassed"),
				}
			: {}),
		...(courseTitle ? { courseTitle } : {}),
		...(request.webinar ? { webinar: nameWebinar(request.webinar, locale) } : {}),
		...(hasDiscount
			? {
					discount: {
						percent: discountPercent,
						...(discountUntil ? { until: formatDate(saleLastMoment(discountUntil), locale, zone) } : {}),
					},
				}
			: {}),
		...describePlace(request),
		...(request.kind === "waitlist"
			? { groups: request.groups.map((group) => dayAndTime(group.startsAt, locale, group.zone)) }
			: {}),
		...(request.guideTitle && request.guideKey
			? {
					guide: {
						title: quoteFacts(request.guideTitle, factsOf(settings, locale)),
						url: `${siteUrl}${localizePath(`/guide/file/${request.guideKey}`, locale)}`,
					},
				}
			: {}),
		...(request.canPickTime ? { pickTimeUrl: `${siteUrl}${localizePath(`/trial/${request.token}`, locale)}` } : {}),
		myDataUrl: `${siteUrl}${localizePath(`/my/${request.token}`, locale)}`,
		siteUrl: `${siteUrl}${localizePath("/", locale)}`,
		school: letterSchool(settings, locale),
	});
}

function describePlace({ locale, settings, startsAt, startZone, heldTariff, heldUntil }: AnnouncedRequest) {
	if (!startsAt || !startZone || !heldUntil) return {};
	return {
		place: {
			startsAt: dayAndTime(startsAt, locale, startZone),
			tariff: heldTariff,
			until: dayAndTime(heldUntil, locale, settings.hours.zone),
		},
	};
}

/** The day is one of the calendar already, in the webinar's zone: UTC only keeps it where it is. */
function nameWebinar({ title, day }: AskedWebinar, locale: Locale): string {
	return `${title[locale]}, ${formatDay(new Date(day), locale, "UTC")}`;
}

/** The very promise that the page made: computed for the moment of the request, not for that of the letter. */
function promiseSentence(request: AnnouncedRequest, now: Date): string {
	const { locale, settings, createdAt, visitorZone, channel } = request;
	const isSameDay = now.getTime() - createdAt.getTime() < HOUR_MS;
	const sentence = describePromise(promiseKept(request, settings), {
		now: isSameDay ? createdAt : now,
		locale,
		schoolZone: settings.hours.zone,
		visitorZone,
		channel,
	});
	return sayPromise(sentence, locale);
}
