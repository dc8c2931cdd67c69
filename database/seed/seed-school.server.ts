import { createHash } from "node:crypto";
import { factsOf, siteSettingsSchema } from "../../app/features/settings/site-settings.ts";
import { trialRules } from "../../app/features/trials/trial-rules.ts";
import { quoteFacts } from "../../app/shared/facts.ts";
import type { Database } from "../open-database.server.ts";
import { inTransaction } from "../transaction.server.ts";
import { courseFileSchema } from "./course-file.ts";
import { insertCourses } from "./insert-courses.server.ts";
import { insertBlog } from "./insert-posts.server.ts";
import { insertPromoCodes, promoCodesFileSchema } from "./insert-promo-codes.server.ts";
import { insertQuiz, quizFileSchema } from "./insert-quiz.server.ts";
import { insertTrialWindows, trialWindowsFileSchema } from "./insert-trial-windows.server.ts";
import { insertWebinars, webinarsFileSchema } from "./insert-webinars.server.ts";
import { readBlogFiles } from "./read-blog-files.ts";
import { readMarkdownFolder, readYaml, readYamlFolder } from "./read-content.ts";
import {
	categoriesFileSchema,
	faqFileSchema,
	guideHeadSchema,
	legalHeadSchema,
	pageHeadSchema,
	reviewsFileSchema,
	teachersFileSchema,
} from "./school-files.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function isSeeded(db: Database): Promise<boolean> {
	const row = await db.selectFrom("setting").select("key").limit(1).executeTakeFirst();
	return row !== undefined;
}

/**
 * Loads the demo school of `content/` into an empty database, in one transaction: a start killed halfway leaves it empty.
 * Dates are set relative to `now`, so that starts and sales are ahead.
 */
export async function seedSchool(db: Database, now: Date): Promise<void> {
	const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));
	const categories = categoriesFileSchema.parse(await readYaml("categories.yaml"));
	const teachers = teachersFileSchema.parse(await readYaml("teachers.yaml"));
	const courses = (await readYamlFolder("courses")).map((file) => courseFileSchema.parse(file));
	const reviews = reviewsFileSchema.parse(await readYaml("reviews.yaml"));
	const faq = faqFileSchema.parse(await readYaml("faq.yaml"));
	const promoCodes = promoCodesFileSchema.parse(await readYaml("promo-codes.yaml"));
	const blog = await readBlogFiles();
	const webinars = webinarsFileSchema.parse(await readYaml("webinars.yaml"));
	const trialWindows = trialWindowsFileSchema.parse(await readYaml("trial-windows.yaml"));
	const quiz = quizFileSchema.parse(await readYaml("quiz.yaml"));
	const pages = await readMarkdownFolder("pages");
	const guides = await readMarkdownFolder("guides");
	const legal = [...(await readMarkdownFolder("legal-earlier")), ...(await readMarkdownFolder("legal"))];

	await inTransaction(db, async (transaction) => {
		for (const [key, value] of Object.entries(settings)) {
			await transaction
				.insertInto("setting")
				.values({ key, value: JSON.stringify({ is: value }) })
				.execute();
		}
		await transaction
			.insertInto("category")
			.values(
				categories.map(({ ru, en, ...category }, position) => ({
					...category,
					position,
					text: JSON.stringify({ ru, en }),
				})),
			)
			.execute();
		await transaction
			.insertInto("teacher")
			.values(
				teachers.map(({ ru, en, ...teacher }, position) => ({
					...teacher,
					position,
					text: JSON.stringify({ ru, en }),
				})),
			)
			.execute();
		const courseIds = await insertCourses(transaction, courses, now);
		await insertPromoCodes(transaction, promoCodes, now);
		await insertBlog(transaction, blog, { now, courseIds });
		await insertWebinars(transaction, webinars, now);
		await insertTrialWindows(transaction, trialWindows, { now, rules: trialRules(settings) });
		await insertQuiz(transaction, quiz);
		await transaction
			.insertInto("review")
			.values(
				reviews.map(({ course, days_ago, ru, en, ...review }) => ({
					...review,
					courseId: courseIds.get(course) ?? null,
					writtenAt: new Date(now.getTime() - days_ago * DAY_MS),
					text: JSON.stringify({ ru, en }),
				})),
			)
			.execute();
		for (const [position, group] of faq.entries()) {
			const { id } = await transaction
				.insertInto("faqGroup")
				.values({
					slug: group.group,
					position,
					pages: group.pages,
					text: JSON.stringify({ ru: group.ru, en: group.en }),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			await transaction
				.insertInto("faqQuestion")
				.values(group.questions.map((text, place) => ({ groupId: id, position: place, text: JSON.stringify(text) })))
				.execute();
		}
		for (const page of pages) {
			const { title, lead, seo } = pageHeadSchema.parse(page.head);
			await transaction
				.insertInto("page")
				.values({ slug: page.name, locale: page.locale, title, lead, body: page.body, seo: JSON.stringify(seo) })
				.execute();
		}
		for (const guide of guides) {
			const head = guideHeadSchema.parse(guide.head);
			await transaction
				.insertInto("guide")
				.values({ ...head, slug: guide.name, locale: guide.locale, body: guide.body, updatedAt: now })
				.execute();
		}
		for (const document of legal) {
			const { kind, number, title, from, note } = legalHeadSchema.parse(document.head);
			// Names and numbers are put in here and not when it is read: what somebody accepted must not change with a setting.
			const body = quoteFacts(document.body, factsOf(settings, document.locale));
			const hash = createHash("sha256").update(body).digest("hex");
			await transaction
				.insertInto("legalVersion")
				.values({ kind, locale: document.locale, number, title, body, note, hash, validFrom: from })
				.execute();
		}
	});
}
