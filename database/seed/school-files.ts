import { z } from "zod";
import { AUDIENCES, REVIEW_KINDS } from "../../app/shared/course-states.ts";
import { PLANETS } from "../../app/shared/planets.ts";

const text = z.string().trim().min(1);
const seo = z.object({ title: text, description: text });

export const categoriesFileSchema = z.array(
	z.object({
		slug: text,
		audience: z.enum(AUDIENCES),
		planet: z.enum(PLANETS),
		cover: text,
		ru: z.object({ title: text, menu: text, lead: text, seo }),
		en: z.object({ title: text, menu: text, lead: text, seo }),
	}),
);

const teacherText = z.object({ name: text, role: text, bio: text });
export const teachersFileSchema = z.array(
	z.object({
		slug: text,
		avatar: text,
		planet: z.enum(PLANETS),
		stack: z.array(text),
		ru: teacherText,
		en: teacherText,
	}),
);

const reviewText = z.object({ name: text, about: text, text, answer: text.nullable() });
export const reviewsFileSchema = z.array(
	z.object({
		course: text,
		kind: z.enum(REVIEW_KINDS),
		rating: z.int().min(1).max(5),
		avatar: text,
		days_ago: z.int().positive(),
		source: text,
		featured: z.boolean(),
		ru: reviewText,
		en: reviewText,
	}),
);

const question = z.object({ q: text, a: text });
export const faqFileSchema = z.array(
	z.object({
		group: text,
		pages: z.array(text),
		ru: z.object({ title: text }),
		en: z.object({ title: text }),
		questions: z.array(z.object({ ru: question, en: question })).min(1),
	}),
);

export const guideHeadSchema = z.object({ title: text, subtitle: text });
export const pageHeadSchema = z.object({ title: text, lead: text, seo });
/** `number` counts the versions of a document; earlier ones are in `content/legal-earlier`. */
export const legalHeadSchema = z.object({
	kind: text,
	number: z.int().positive().default(1),
	title: text,
	from: z.iso.date(),
	note: text,
});
