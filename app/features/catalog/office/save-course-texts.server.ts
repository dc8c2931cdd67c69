import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { LOCALES } from "../../../shared/localized.ts";
import type { CourseDocument } from "./course-document.ts";

type Saving = { readonly courseId: string; readonly texts: CourseDocument["texts"]; readonly now: Date };

/**
 * Writes the texts of a course in each language; a language that the document leaves out loses its text. An unchanged text keeps its time
 * of change, which tells robots and translators what is new.
 */
export async function saveCourseTexts(
	transaction: Transaction<Schema>,
	{ courseId, texts, now }: Saving,
): Promise<void> {
	const kept = await transaction
		.selectFrom("courseText")
		.where("courseId", "=", courseId)
		.select(["locale", "state", "publishAt", "title", "short", "lead", "description", "body"])
		.execute();
	for (const locale of LOCALES) {
		const text = texts[locale];
		const { locale: _locale, ...before } = kept.find((one) => one.locale === locale) ?? { locale };
		if (!text) {
			const gone = transaction.deleteFrom("courseText").where("courseId", "=", courseId);
			await gone.where("locale", "=", locale).execute();
			continue;
		}
		const publishAt = text.publishAt ? new Date(text.publishAt) : null;
		if (isDeepStrictEqual(before, { ...text, publishAt })) continue;
		const row = { ...text, publishAt, body: JSON.stringify(text.body) };
		await transaction
			.insertInto("courseText")
			.values({ courseId, locale, ...row })
			.onConflict((conflict) =>
				conflict
					.columns(["courseId", "locale"])
					.doUpdateSet({ ...row, updatedAt: now, version: sql<number>`course_text.version + 1` }),
			)
			.execute();
	}
}
