import { siteSettingsSchema } from "../../app/features/settings/site-settings.ts";
import { courseFileSchema } from "./course-file.ts";
import { promoCodesFileSchema } from "./insert-promo-codes.server.ts";
import { quizFileSchema } from "./insert-quiz.server.ts";
import { trialWindowsFileSchema } from "./insert-trial-windows.server.ts";
import { webinarsFileSchema } from "./insert-webinars.server.ts";
import { readBlogFiles } from "./read-blog-files.ts";
import { readMarkdownFolder, readYaml, readYamlFolder } from "./read-content.ts";
import { categoriesFileSchema, faqFileSchema, reviewsFileSchema, teachersFileSchema } from "./school-files.ts";

export type SchoolFiles = Awaited<ReturnType<typeof readSchool>>;

/** The files of `content/`, checked. @throws ZodError naming the field that is wrong. */
export async function readSchool() {
	return {
		settings: siteSettingsSchema.parse(await readYaml("settings.yaml")),
		categories: categoriesFileSchema.parse(await readYaml("categories.yaml")),
		teachers: teachersFileSchema.parse(await readYaml("teachers.yaml")),
		courses: (await readYamlFolder("courses")).map((file) => courseFileSchema.parse(file)),
		reviews: reviewsFileSchema.parse(await readYaml("reviews.yaml")),
		faq: faqFileSchema.parse(await readYaml("faq.yaml")),
		promoCodes: promoCodesFileSchema.parse(await readYaml("promo-codes.yaml")),
		blog: await readBlogFiles(),
		webinars: webinarsFileSchema.parse(await readYaml("webinars.yaml")),
		trialWindows: trialWindowsFileSchema.parse(await readYaml("trial-windows.yaml")),
		quiz: quizFileSchema.parse(await readYaml("quiz.yaml")),
		pages: await readMarkdownFolder("pages"),
		guides: await readMarkdownFolder("guides"),
		legal: [...(await readMarkdownFolder("legal-earlier")), ...(await readMarkdownFolder("legal"))],
	};
}
