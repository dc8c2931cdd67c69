import { z } from "zod";
import { LOCALES, type Locale } from "../../app/shared/localized.ts";
import { isSlug } from "../../app/shared/slug.ts";
import type { MarkdownFile } from "./read-content.ts";

const text = z.string().trim().min(1);
const localized = z.object({ ru: text, en: text });
const optionalSeo = { seoTitle: text.optional(), seoDescription: text.optional() };

export const rubricsFileSchema = z.array(z.object({ slug: text, title: localized, description: localized }));

export const authorsFileSchema = z.array(
	z.object({
		slug: text,
		name: localized,
		role: localized,
		bio: localized,
		avatar: z.int().min(1).max(10),
	}),
);

const reply = z.object({ name: text, daysAgo: z.number().min(0), text, staff: z.boolean().default(false) });
export const commentsFileSchema = z.array(
	z.object({
		post: text,
		locale: z.enum(LOCALES),
		name: text,
		daysAgo: z.number().min(0),
		text,
		replies: z.array(reply).default([]),
	}),
);

const textHeadSchema = z.object({ title: text, excerpt: text, tags: z.array(text), ...optionalSeo });

const postHeadSchema = textHeadSchema.extend({
	rubric: text,
	authors: z.array(text).min(1),
	publishedDaysAgo: z.number(),
	cover: text,
	courses: z.array(text).default([]),
	related: z.array(text).default([]),
});

export type PostFileText = z.infer<typeof textHeadSchema> & { readonly body: string };
export type PostFile = Omit<z.infer<typeof postHeadSchema>, keyof PostFileText> & {
	readonly slug: string;
	readonly texts: Readonly<Partial<Record<Locale, PostFileText>>>;
};
export type RubricFile = z.infer<typeof rubricsFileSchema>[number];
export type AuthorFile = z.infer<typeof authorsFileSchema>[number];
export type CommentFile = z.infer<typeof commentsFileSchema>[number];

/** The posts of `content/posts`: the Russian file says everything of a post, the English one brings its text. */
export function readPostFiles(files: readonly MarkdownFile[]): PostFile[] {
	return files
		.filter(({ locale }) => locale === "ru")
		.map(({ name, head, body }) => {
			if (!isSlug(name) || name.startsWith("avtor-")) throw new Error(`content/posts: «${name}» cannot be an address`);
			const { title, excerpt, tags, seoTitle, seoDescription, ...post } = postHeadSchema.parse(head);
			const english = files.find((file) => file.name === name && file.locale === "en");
			return {
				...post,
				slug: name,
				texts: {
					ru: { title, excerpt, tags, seoTitle, seoDescription, body },
					...(english && { en: { ...textHeadSchema.parse(english.head), body: english.body } }),
				},
			};
		});
}
