import { localizePath } from "../../../../i18n/locales.ts";
import { LESSON_LANGUAGE, plainAmount, type Site } from "../../courses/course-json-ld.ts";
import type { CourseSummary } from "../../courses/course-summary.ts";

const WEEKS_A_YEAR = 52;

/** schema.org ItemList of Course, in the order of the page. Prices are those of the cards: only a published course has one. */
export function courseListJsonLd(courses: readonly CourseSummary[], site: Site): object {
	return {
		"@context": "https://schema.org",
		"@type": "ItemList",
		numberOfItems: courses.length,
		itemListElement: courses.map((course, index) => ({
			"@type": "ListItem",
			position: index + 1,
			item: listedCourse(course, site),
		})),
	};
}

function listedCourse(course: CourseSummary, { siteUrl, siteName, locale }: Site): object {
	const url = siteUrl + localizePath(course.path, locale);
	return {
		"@type": "Course",
		"@id": url,
		url,
		name: course.title,
		description: course.short,
		inLanguage: LESSON_LANGUAGE,
		provider: { "@type": "EducationalOrganization", name: siteName, url: siteUrl + localizePath("/", locale) },
		...(course.status === "published" && {
			offers: {
				"@type": "Offer",
				category: "Paid",
				price: plainAmount(course.price.full),
				priceCurrency: course.price.full.currency,
				url: `${url}#price`,
			},
		}),
		hasCourseInstance: {
			"@type": "CourseInstance",
			courseMode: "Online",
			courseSchedule: {
				"@type": "Schedule",
				repeatFrequency: "Weekly",
				repeatCount: Math.max(1, Math.round((course.months * WEEKS_A_YEAR) / 12)),
			},
		},
	};
}
