import { z } from "zod";
import { coverField, planetField } from "../../catalog/office/art-fields.ts";
import {
	instant,
	localized,
	optionalInstant,
	optionalWholeNumber,
	requiredText,
	rowId,
	slugField,
	wholeNumber,
	zoneField,
} from "../../staff/office/field-rules.ts";

const address = z.url({ protocol: /^https?$/, error: "url" });
const freeText = (longest = 300) => z.string("required").trim().max(longest, "tooLong");
const part = z.object({ title: requiredText(), text: requiredText(1000), minutes: wholeNumber(1, 600) });
const webinarText = z.object({
	title: freeText(),
	short: freeText(500),
	lead: freeText(2000),
	forWhom: z.array(requiredText()).max(12, "tooMany"),
	takeaways: z.array(requiredText()).max(12, "tooMany"),
	programme: z.array(part).max(20, "tooMany"),
	needs: freeText(1000),
	seo: z.object({ title: freeText(), description: freeText(500) }),
});

/**
 * A webinar as the office edits it; times are UTC instants, `zone` is the one that pages print them in. A draft may still lack its speakers,
 * the address of its broadcast and all texts but a title.
 */
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
		streamAddress: freeText(2000).refine((text) => text === "" || address.safeParse(text).success, "url"),
		replayAddress: address.nullish().transform((value) => value ?? null),
		replayFrom: optionalInstant,
		replayUntil: optionalInstant,
		repeatDays: optionalWholeNumber(1, 365),
		status: z.enum(["draft", "published", "cancelled"], "required"),
		/** Slugs of courses to go on with, and ids of teachers who speak. */
		courses: z.array(slugField).max(6, "tooMany"),
		speakers: z.array(rowId).max(6, "tooMany"),
		text: localized(webinarText),
	})
	.superRefine((webinar, context) => {
		const { replayAddress, replayFrom, replayUntil, text, minutes, status, streamAddress, speakers } = webinar;
		const told = [replayAddress, replayFrom, replayUntil].filter(Boolean).length;
		const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
		if (told > 0 && told < 3) complain([replayAddress ? "replayUntil" : "replayAddress"], "replayWhole");
		if (replayFrom && replayUntil && Date.parse(replayUntil) <= Date.parse(replayFrom))
			complain(["replayUntil"], "order");
		if (status === "draft") {
			if (!text.ru.title && !text.en.title) complain(["text", "ru", "title"], "required");
			return;
		}
		if (streamAddress === "") complain(["streamAddress"], "required");
		if (speakers.length === 0) complain(["speakers"], "required");
		for (const locale of ["ru", "en"] as const) {
			for (const path of missingOf(text[locale])) complain(["text", locale, ...path], "required");
			const { programme } = text[locale];
			const sum = programme.reduce((total, one) => total + one.minutes, 0);
			if (programme.length > 0 && sum !== minutes) complain(["text", locale, "programme"], "programmeMinutes");
		}
	});

/** The texts without which a page has a hole. */
function missingOf({ title, short, lead, needs, seo }: z.infer<typeof webinarText>): string[][] {
	return [
		...Object.entries({ title, short, lead, needs }).map(([field, value]) => ({ path: [field], value })),
		...Object.entries(seo).map(([field, value]) => ({ path: ["seo", field], value })),
	].flatMap(({ path, value }) => (value === "" ? [path] : []));
}

export type WebinarDocument = z.infer<typeof webinarSchema>;
