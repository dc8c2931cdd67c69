import { z } from "zod";
import { markdownText, optionalText, requiredText, rowId, slugField } from "../../../records/field-rules.ts";
import { leaveEmptyOut } from "../../../records/leave-empty-out.ts";
import { isReservedSlug } from "../../../records/reserved-slugs.ts";
import { isScheduleWhole, stateFields } from "../../../records/text-state.ts";
import { coverField } from "../../catalog/office/art-fields.ts";

const freeText = (longest: number) => z.string("required").trim().max(longest, "tooLong");

/** A post in one language. A draft may still lack everything but its title. */
const postText = z
	.object({
		...stateFields,
		title: requiredText(200),
		excerpt: freeText(500),
		body: markdownText(),
		tags: z.array(requiredText(40)).max(12, "tooMany"),
		seo: z.object({ title: optionalText(200), description: optionalText(400) }),
	})
	.superRefine((text, context) => {
		if (!isScheduleWhole(text)) context.addIssue({ code: "custom", path: ["publishAt"], message: "required" });
		for (const field of ["excerpt", "body"] as const) {
			if (text.state !== "draft" && !text[field])
				context.addIssue({ code: "custom", path: [field], message: "requiredOnSite" });
		}
	});

const optionalPostText = postText.nullish().transform((text) => text ?? null);

const isListOfOthers = (ids: readonly string[]) => new Set(ids).size === ids.length;
const linkList = (most: number) => z.array(rowId).max(most, "tooMany").refine(isListOfOthers, "repeated");

export const postSchema = z
	.object({
		slug: slugField.refine((slug) => !isReservedSlug(slug), "reserved"),
		rubric: rowId,
		cover: coverField,
		authors: linkList(5).min(1, "required"),
		courses: linkList(12),
		related: linkList(12),
		texts: z.preprocess(leaveEmptyOut, z.object({ ru: optionalPostText, en: optionalPostText })),
	})
	.refine(({ texts }) => texts.ru !== null || texts.en !== null, { path: ["texts"], message: "required" });

export type PostDocument = z.infer<typeof postSchema>;
export type PostTextDocument = z.infer<typeof postText>;
