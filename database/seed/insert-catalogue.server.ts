import type { Transaction } from "kysely";
import { DAY_MS } from "../../app/shared/durations.ts";
import type { Schema } from "../types.ts";
import type { SchoolFiles } from "./read-school.ts";

/** Writes categories in the order of their file. */
export async function insertCategories(db: Transaction<Schema>, categories: SchoolFiles["categories"]): Promise<void> {
	const rows = categories.map(({ ru, en, ...category }, position) => ({
		...category,
		position,
		text: JSON.stringify({ ru, en }),
	}));
	await db.insertInto("category").values(rows).execute();
}

/** Writes teachers in the order of their file. */
export async function insertTeachers(db: Transaction<Schema>, teachers: SchoolFiles["teachers"]): Promise<void> {
	const rows = teachers.map(({ ru, en, ...teacher }, position) => ({
		...teacher,
		position,
		text: JSON.stringify({ ru, en }),
	}));
	await db.insertInto("teacher").values(rows).execute();
}

/** Writes reviews of the courses that exist; dates are counted from `now`. */
export async function insertReviews(
	db: Transaction<Schema>,
	reviews: SchoolFiles["reviews"],
	{ now, courseIds }: { readonly now: Date; readonly courseIds: ReadonlyMap<string, string> },
): Promise<void> {
	const rows = reviews.map(({ course, days_ago, ru, en, ...review }) => ({
		...review,
		courseId: courseIds.get(course) ?? null,
		writtenAt: new Date(now.getTime() - days_ago * DAY_MS),
		text: JSON.stringify({ ru, en }),
	}));
	await db.insertInto("review").values(rows).execute();
}

/** Writes groups of questions with their questions, in the order of their file. */
export async function insertFaq(db: Transaction<Schema>, faq: SchoolFiles["faq"]): Promise<void> {
	for (const [position, { group, pages, ru, en, questions }] of faq.entries()) {
		const { id } = await db
			.insertInto("faqGroup")
			.values({ slug: group, position, pages, text: JSON.stringify({ ru, en }) })
			.returning("id")
			.executeTakeFirstOrThrow();
		const rows = questions.map((text, index) => ({ groupId: id, position: index, text: JSON.stringify(text) }));
		await db.insertInto("faqQuestion").values(rows).execute();
	}
}
