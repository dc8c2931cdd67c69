import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Money, money } from "../../../shared/money.ts";
import { type HeldPlace, heldPlaces } from "./held-place.server.ts";
import { type PromisedCourse, promisedCourse } from "./promised-course.server.ts";
import { promisedDiscounts } from "./promised-discounts.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the school has saved for the person of a request; undefined where there is nothing. */
export type MyPromises = {
	readonly discount: MyDiscount | undefined;
	readonly place: MyPlace | undefined;
};

/** `until`: the first moment without it, null for one without an end. */
export type MyDiscount = PromisedCourse & {
	readonly percent: number;
	readonly amount: Money;
	readonly until: Date | null;
	readonly isOver: boolean;
};

export type MyPlace = HeldPlace & PromisedCourse;

const NO_COURSE: PromisedCourse = { otherCourse: null, isPaused: false };

type PromisesQuestion = { readonly token: string; readonly locale: Locale; readonly now: Date };

/** The discount that a request has saved, its end passed or not, and the place that is held for it. */
export async function getMyPromises(db: Database, question: PromisesQuestion): Promise<MyPromises> {
	return { discount: await selectDiscount(db, question), place: await selectPlace(db, question) };
}

async function selectDiscount(db: Database, question: PromisesQuestion): Promise<MyDiscount | undefined> {
	const row = await promisedDiscounts(db, question)
		.select(promisedCourse({ ...question, courseId: sql.ref("contact_request.course_id") }).as("course"))
		.executeTakeFirst();
	if (!row) return undefined;
	const { percent, minor, currency, until, isOver, course } = row;
	if (!percent || !minor || !currency) return undefined;
	return { percent, amount: money(minor, currency), until, isOver, ...(course ?? NO_COURSE) };
}

async function selectPlace(db: Database, { token, locale, now }: PromisesQuestion): Promise<MyPlace | undefined> {
	const row = await heldPlaces(db, { requestId: requestOfToken(token), locale, now })
		.select(promisedCourse({ courseId: sql.ref("start.course_id"), token, locale }).as("course"))
		.executeTakeFirst();
	if (!row) return undefined;
	const { course, ...place } = row;
	return { ...place, ...(course ?? NO_COURSE) };
}
