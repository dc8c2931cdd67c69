import { sql } from "kysely";
import { trialRules } from "../../app/features/trials/trial-rules.ts";
import type { Database } from "../open-database.server.ts";
import { inTransaction } from "../transaction.server.ts";
import { insertCategories, insertFaq, insertReviews, insertTeachers } from "./insert-catalogue.server.ts";
import { insertCourses } from "./insert-courses.server.ts";
import { insertBlog } from "./insert-posts.server.ts";
import { insertPromoCodes } from "./insert-promo-codes.server.ts";
import { insertQuiz } from "./insert-quiz.server.ts";
import { insertGuides, insertLegal, insertPages } from "./insert-texts.server.ts";
import { insertTrialWindows } from "./insert-trial-windows.server.ts";
import { insertWebinars } from "./insert-webinars.server.ts";
import { readSchool } from "./read-school.ts";

/** Any number that no other program uses for its advisory lock. */
const LOCK = 7_214_604;

/** Whether the database holds a school: settings are there from its first moment. */
export async function isSeeded(db: Database): Promise<boolean> {
	const row = await db.selectFrom("setting").select("key").limit(1).executeTakeFirst();
	return row !== undefined;
}

/**
 * Loads the demo school of `content/` into an empty database, in one transaction: a start that is killed leaves it empty. Dates are
 * relative to `now`, so that starts and sales are ahead. Of several instances that start together one loads it, and the others wait for it.
 */
export async function seedSchool(db: Database, now: Date): Promise<void> {
	const school = await readSchool();
	const { settings } = school;
	await inTransaction(db, async (transaction) => {
		await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
		if (await isSeeded(transaction)) return;
		await transaction
			.insertInto("setting")
			.values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify({ is: value }) })))
			.execute();
		await insertCategories(transaction, school.categories);
		await insertTeachers(transaction, school.teachers);
		const courseIds = await insertCourses(transaction, school.courses, now);
		await insertPromoCodes(transaction, school.promoCodes, { now, zone: settings.hours.zone });
		await insertBlog(transaction, school.blog, { now, courseIds });
		await insertWebinars(transaction, school.webinars, now);
		await insertTrialWindows(transaction, school.trialWindows, { now, rules: trialRules(settings) });
		await insertQuiz(transaction, school.quiz);
		await insertReviews(transaction, school.reviews, { now, courseIds });
		await insertFaq(transaction, school.faq);
		await insertPages(transaction, school.pages);
		await insertGuides(transaction, school.guides, now);
		await insertLegal(transaction, school.legal, settings);
	});
}
