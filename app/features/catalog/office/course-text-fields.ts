import { z } from "zod";
import { optionalInstant, optionalText, requiredText, soldName } from "../../../records/field-rules.ts";
import { TEXT_STATES } from "../../../shared/text-states.ts";

/** A text that may be empty while it is a draft. */
const looseText = (longest: number) =>
	z
		.string()
		.trim()
		.max(longest, "tooLong")
		.nullish()
		.transform((value) => value ?? "");
const list = <Item extends z.ZodType>(item: Item, most: number) =>
	z
		.array(item)
		.max(most, "tooMany")
		.nullish()
		.transform((value) => value ?? []);

const resultField = z.object({ title: requiredText(300), when: requiredText(100) });
const moduleField = z.object({
	title: requiredText(200),
	description: looseText(2000),
	lessons: list(requiredText(300), 60),
	project: looseText(500),
});
const wholeAfter = z.object({ role: requiredText(200), text: requiredText(2000), source: optionalText(500) });
/** A form sends what nobody filled in as empty fields: the course then says nothing of what comes after it. */
const afterField = z.preprocess(
	(after) => (Object.values(after ?? {}).some((value) => value !== null && value !== "") ? after : null),
	wholeAfter.nullable(),
);
const questionField = z.object({ q: requiredText(300), a: requiredText(3000) });

const bodyField = z.object({
	forWhom: list(requiredText(300), 12),
	prerequisites: looseText(2000),
	devices: looseText(2000),
	results: list(resultField, 12),
	modules: list(moduleField, 40),
	skills: list(requiredText(120), 40),
	tools: list(requiredText(80), 40),
	after: afterField,
	certificate: optionalText(1000),
	project: optionalText(1000),
	faq: list(questionField, 30),
	// As much as search engines show.
	seo: z.object({ title: looseText(75), description: looseText(175) }),
});

const wholeText = z.object({
	state: z.enum(TEXT_STATES, "required"),
	publishAt: optionalInstant,
	title: soldName(150),
	short: looseText(140),
	lead: looseText(1000),
	description: looseText(10_000),
	body: bodyField,
});

type CourseText = z.infer<typeof wholeText>;

/** A course in one language. A draft may lack anything but its title; what visitors will read lacks nothing but, while the course is being made, its programme. */
export const courseTextField = wholeText.superRefine((text, context) => {
	if (text.state === "draft") return;
	for (const path of missingPaths(text)) context.addIssue({ code: "custom", path, message: "required" });
});

function missingPaths(text: CourseText): string[][] {
	const { body } = text;
	const needed: [string[], string | readonly unknown[]][] = [
		[["short"], text.short],
		[["lead"], text.lead],
		[["description"], text.description],
		[["body", "forWhom"], body.forWhom],
		[["body", "prerequisites"], body.prerequisites],
		[["body", "devices"], body.devices],
		[["body", "skills"], body.skills],
		[["body", "tools"], body.tools],
		[["body", "seo", "title"], body.seo.title],
		[["body", "seo", "description"], body.seo.description],
	];
	const missing = needed.filter(([, value]) => value.length === 0).map(([path]) => path);
	return text.state === "scheduled" && !text.publishAt ? [["publishAt"], ...missing] : missing;
}
