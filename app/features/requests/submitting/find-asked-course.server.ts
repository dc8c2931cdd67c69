import type { Audience, CourseStatus, TariffKind } from "../../../../database/catalog-types.ts";
import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../../catalog/is-visible-text.server.ts";
import { SHOWN_STATUSES } from "../../catalog/shown-statuses.ts";

type AskedTariff = { readonly id: string; readonly code: string; readonly kind: TariffKind; readonly name: string };

export type AskedCourse = {
	readonly id: string;
	readonly slug: string;
	readonly audience: Audience;
	readonly status: CourseStatus;
	readonly title: string;
	readonly tariffs: readonly AskedTariff[];
};

type Question = { readonly slug: string; readonly locale: Locale; readonly now: Date };

/**
 * A visible course as a request speaks of it; undefined when a visitor may not see it. A form may have been opened, and a link written, before
 * the course was renamed.
 */
export async function findAskedCourse(db: Database, question: Question): Promise<AskedCourse | undefined> {
	const course = (await findVisible(db, question)) ?? (await findRenamed(db, question));
	if (!course) return undefined;
	const tariffs = await db
		.selectFrom("tariff")
		.where("courseId", "=", course.id)
		.orderBy("position")
		.select(["id", "code", "kind", "text"])
		.execute();
	return {
		...course,
		tariffs: tariffs.map(({ text, ...tariff }) => ({ ...tariff, name: text[question.locale].name })),
	};
}

async function findRenamed(db: Database, question: Question) {
	const [slug = question.slug] = await followSlugs(db, "course", [question.slug]);
	return slug === question.slug ? undefined : findVisible(db, { ...question, slug });
}

function findVisible(db: Database, { slug, locale, now }: Question) {
	return db
		.selectFrom("course")
		.innerJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "course.id").on("courseText.locale", "=", locale),
		)
		.where("course.slug", "=", slug)
		.where("course.status", "in", SHOWN_STATUSES)
		.where(isVisibleText(now))
		.select(["course.id", "course.slug", "course.audience", "course.status", "courseText.title"])
		.executeTakeFirst();
}
