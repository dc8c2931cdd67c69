import { followSlugs } from "../../../database/follow-slugs.server.ts";
import type { OpenCalculatorView } from "../../features/catalog/components/instalments/open-calculator.tsx";
import { describeInstalmentTerms } from "../../features/catalog/instalments/describe-instalment-terms.server.ts";
import type { LenderView } from "../../features/catalog/instalments/lender-view.ts";
import { listInstalmentCourses } from "../../features/catalog/instalments/list-instalment-courses.server.ts";
import { readCalculation } from "../../features/catalog/instalments/read-calculation.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { quoteFacts } from "../../shared/facts.ts";
import type { Door } from "../open-door.server.ts";

/** The calculator for any course, as the address asks; 400 when it asks for something that makes no sense. */
export async function openCalculator(door: Door, lenders: readonly LenderView[]) {
	const { db, locale, now, settings, facts, view, lifetime } = door;
	const { terms, until } = describeInstalmentTerms(settings, { locale, now });
	const courses = quoteFacts(await listInstalmentCourses(db, view), facts);
	const calculation = readCalculation(await followCourse(door), { courses, lenders, terms });
	lifetime.until(until, await nextCatalogueChange(db, now));
	const calculator: OpenCalculatorView = { courses, lenders, terms, calculation };
	return { calculator, status: Object.keys(calculation.errors).length > 0 ? 400 : 200 };
}

/** What the address asks, with the present name of a course that was renamed since it was sent to somebody. */
async function followCourse({ db, query }: Door): Promise<URLSearchParams> {
	const [course] = await followSlugs(db, "course", query.getAll("course").slice(0, 1));
	const asked = new URLSearchParams(query);
	if (course !== undefined) asked.set("course", course);
	return asked;
}
