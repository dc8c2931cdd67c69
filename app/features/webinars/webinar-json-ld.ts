import { localizePath } from "../../i18n/locales.ts";
import { LESSON_LANGUAGE, type PicturedSite } from "../catalog/courses/course-json-ld.ts";
import { isAhead } from "./webinar-phase.ts";
import type { WebinarView } from "./webinar-view.ts";

/** A webinar for search engines (schema.org/Event). The address is that of the page: the broadcast's own is nobody's before it opens. A place is offered while one may still come. */
export function webinarJsonLd(webinar: WebinarView, site: PicturedSite): object {
	const url = site.siteUrl + localizePath(webinar.path, site.locale);
	const organizer = {
		"@type": "EducationalOrganization",
		name: site.siteName,
		url: site.siteUrl + localizePath("/", site.locale),
	};
	return {
		"@context": "https://schema.org",
		"@type": "Event",
		"@id": url,
		url,
		name: webinar.title,
		description: webinar.short,
		inLanguage: LESSON_LANGUAGE,
		image: site.picture,
		startDate: withOffset(webinar.startsAt, webinar.zone),
		endDate: withOffset(webinar.endsAt, webinar.zone),
		eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
		eventStatus: `https://schema.org/${webinar.isCancelled ? "EventCancelled" : "EventScheduled"}`,
		location: { "@type": "VirtualLocation", url },
		organizer,
		...(webinar.speakers.length > 0 && {
			performer: webinar.speakers.map(({ name }) => ({ "@type": "Person", name })),
		}),
		isAccessibleForFree: true,
		...(isAhead(webinar.phase) &&
			!webinar.isCancelled && {
				offers: {
					"@type": "Offer",
					price: "0",
					priceCurrency: site.locale === "ru" ? "RUB" : "USD",
					availability: `https://schema.org/${webinar.isFull ? "SoldOut" : "InStock"}`,
					url,
				},
			}),
	};
}

/** Formats an instant by the clock of a zone: `2026-12-01T19:00:00+03:00`. */
function withOffset(instant: Date, zone: string): string {
	return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
		.toZonedDateTimeISO(zone)
		.toString({ timeZoneName: "never", smallestUnit: "second" });
}
