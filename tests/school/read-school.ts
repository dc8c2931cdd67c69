import { siteSettingsSchema } from "../../app/features/settings/site-settings.ts";
import { courseFileSchema } from "../../database/seed/course-file.ts";
import { promoCodesFileSchema } from "../../database/seed/insert-promo-codes.server.ts";
import { quizFileSchema } from "../../database/seed/insert-quiz.server.ts";
import { webinarsFileSchema } from "../../database/seed/insert-webinars.server.ts";
import { readBlogFiles } from "../../database/seed/read-blog-files.ts";
import { readMarkdownFolder, readYaml, readYamlFolder } from "../../database/seed/read-content.ts";
import {
	categoriesFileSchema,
	faqFileSchema,
	reviewsFileSchema,
	teachersFileSchema,
} from "../../database/seed/school-files.ts";

/** Everything that `content/` says, read as the seed reads it. */
export const rawCourses = (await readYamlFolder("courses")) as { slug: string }[];
export const courses = rawCourses.flatMap((file) => courseFileSchema.safeParse(file).data ?? []);
export const settings = siteSettingsSchema.parse(await readYaml("settings.yaml"));
export const categories = categoriesFileSchema.parse(await readYaml("categories.yaml"));
export const teachers = teachersFileSchema.parse(await readYaml("teachers.yaml"));
export const reviews = reviewsFileSchema.parse(await readYaml("reviews.yaml"));
export const faq = faqFileSchema.parse(await readYaml("faq.yaml"));
export const webinars = webinarsFileSchema.parse(await readYaml("webinars.yaml"));
export const promoCodes = promoCodesFileSchema.parse(await readYaml("promo-codes.yaml"));
export const quiz = quizFileSchema.parse(await readYaml("quiz.yaml"));
export const pages = await readMarkdownFolder("pages");
export const legal = await readMarkdownFolder("legal");
export const earlier = await readMarkdownFolder("legal-earlier");
export const guides = await readMarkdownFolder("guides");
export const blog = await readBlogFiles();

export const slugsOf = (items: readonly { slug: string }[]) => new Set(items.map(({ slug }) => slug));
export const courseSlugs = slugsOf(courses);
export const categorySlugs = slugsOf(categories);
export const teacherSlugs = slugsOf(teachers);

/** What stands more than once. */
export function repeated(values: readonly string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}
