import { z } from "zod";
import { coverField, planetField } from "../../catalog/office/art-fields.ts";
import {
	instant,
	localized,
	longText,
	optionalInstant,
	optionalWholeNumber,
	requiredText,
	rowId,
	slugField,
	wholeNumber,
	zoneField,
} from "../../staff/office/field-rules.ts";

const address = z.url({ protocol: /^https?$/, error: "url" });
const part = z.object({ title: requiredText(), text: requiredText(1000), minutes: wholeNumber(1, 600) });
const webinarText = z.object({
	title: requiredText(),
	short: requiredText(500),
	lead: longText(2000),
	forWhom: z.array(requiredText()).max(12, "tooMany"),
	takeaways: z.array(requiredText()).max(12, "tooMany"),
	programme: z.array(part).max(20, "tooMany"),
	needs: requiredText(1000),
	seo: z.object({ title: requiredText(), description: requiredText(500) }),
});

/** A webinar as the office edits it; times are UTC instants, `zone` is the one that pages print them in. */
export const webinarSchema = z
	.object({
		slug: slugField,
		kind: z.enum(["live", "recorded"], "required"),
		audience: z.enum(["children", "adults"], "required"),
		planet: planetField,
		cover: coverField,
		startsAt: instant,
		zone: zoneField,
		minutes: wholeNumber(1, 24 * 60),
		seats: optionalWholeNumber(1, 100_000),
		streamAddress: address,
		replayAddress: address.nullish().transform((value) => value ?? null),
		replayFrom: optionalInstant,
		replayUntil: optionalInstant,
		repeatDays: optionalWholeNumber(1, 365),
		status: z.enum(["draft", "published", "cancelled"], "required"),
		/** Slugs of courses to go on with, and ids of teachers who speak. */
		courses: z.array(slugField).max(6, "tooMany"),
		speakers: z.array(rowId).min(1, "required").max(6, "tooMany"),
		text: localized(webinarText),
	})
	.superRefine((webinar, context) => {
		const { replayAddress, replayFrom, replayUntil, text, minutes } = webinar;
		const told = [replayAddress, replayFrom, replayUntil].filter(Boolean).length;
		const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
		if (told > 0 && told < 3) complain([replayAddress ? "replayUntil" : "replayAddress"], "replayWhole");
		if (replayFrom && replayUntil && Date.parse(replayUntil) <= Date.parse(replayFrom))
			complain(["replayUntil"], "order");
		for (const locale of ["ru", "en"] as const) {
			const sum = text[locale].programme.reduce((total, one) => total + one.minutes, 0);
			if (text[locale].programme.length > 0 && sum !== minutes)
				complain(["text", locale, "programme"], "programmeMinutes");
		}
	});

export type WebinarDocument = z.infer<typeof webinarSchema>;
