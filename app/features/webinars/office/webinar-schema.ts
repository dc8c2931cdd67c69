import { z } from "zod";
import {
	instant,
	optionalInstant,
	optionalWholeNumber,
	requiredText,
	rowId,
	slugField,
	wholeNumber,
	zoneField,
} from "../../../records/field-rules.ts";
import { leaveEmptyOut } from "../../../records/leave-empty-out.ts";
import { isScheduleWhole, stateFields } from "../../../records/text-state.ts";
import { AUDIENCES } from "../../../shared/course-states.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { WEBINAR_KINDS, WEBINAR_STATUSES } from "../../../shared/webinar-states.ts";
import { coverField, planetField } from "../../catalog/office/art-fields.ts";
import { endsAt } from "../webinar-phase.ts";

const address = z.url({ protocol: /^https?$/, error: "url" });
const freeText = (longest = 300) => z.string("required").trim().max(longest, "tooLong");
const part = z.object({ title: requiredText(), text: requiredText(1000), minutes: wholeNumber(1, 600) });
/** A webinar in one language. A draft may still lack everything but its title. */
const wholeText = z.object({
	...stateFields,
	title: requiredText(),
	short: freeText(500),
	lead: freeText(2000),
	forWhom: z.array(requiredText()).max(12, "tooMany"),
	takeaways: z.array(requiredText()).max(12, "tooMany"),
	programme: z.array(part).max(20, "tooMany"),
	needs: freeText(1000),
	seo: z.object({ title: freeText(), description: freeText(500) }),
});
const webinarText = wholeText.superRefine((text, context) => {
	if (!isScheduleWhole(text)) context.addIssue({ code: "custom", path: ["publishAt"], message: "required" });
	if (text.state === "draft") return;
	for (const path of missingOf(text)) context.addIssue({ code: "custom", path, message: "requiredOnSite" });
});
const optionalWebinarText = webinarText.nullish().transform((text) => text ?? null);

/**
 * A webinar as the office edits it; times are UTC instants, `zone` is the one that pages print them in. `status` is that of the event, each
 * of its texts has a state of its own. While no text can be seen it may still lack its speakers and the address of its broadcast.
 */
export const webinarSchema = z
	.object({
		slug: slugField,
		kind: z.enum(WEBINAR_KINDS, "required"),
		audience: z.enum(AUDIENCES, "required"),
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
		status: z.enum(WEBINAR_STATUSES, "required"),
		/** Slugs of the courses to continue with; `speakers` holds ids of teachers. */
		courses: z.array(slugField).max(6, "tooMany"),
		speakers: z.array(rowId).max(6, "tooMany"),
		texts: z.preprocess(leaveEmptyOut, z.object({ ru: optionalWebinarText, en: optionalWebinarText })),
	})
	.superRefine((webinar, context) => {
		const { replayAddress, replayFrom, replayUntil, texts, startsAt, minutes, status, streamAddress, speakers } =
			webinar;
		const told = [replayAddress, replayFrom, replayUntil].filter(Boolean).length;
		const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
		if (told > 0 && told < 3) complain([replayAddress ? "replayUntil" : "replayAddress"], "replayWhole");
		if (replayFrom && replayUntil && Date.parse(replayUntil) <= Date.parse(replayFrom))
			complain(["replayUntil"], "order");
		if (replayFrom && new Date(replayFrom) < endsAt({ startsAt: new Date(startsAt), minutes }))
			complain(["replayFrom"], "replayEarly");
		if (!texts.ru && !texts.en) complain(["texts"], "required");
		for (const locale of LOCALES) {
			const { state = "draft", programme = [] } = texts[locale] ?? {};
			const sum = programme.reduce((total, one) => total + one.minutes, 0);
			if (state !== "draft" && programme.length > 0 && sum !== minutes)
				complain(["texts", locale, "programme"], "programmeMinutes");
		}
		const isOnSite = status !== "draft" && LOCALES.some((locale) => (texts[locale]?.state ?? "draft") !== "draft");
		if (!isOnSite) return;
		if (streamAddress === "") complain(["streamAddress"], "required");
		if (speakers.length === 0) complain(["speakers"], "required");
	});

/** The missing texts that a page cannot do without. */
function missingOf({ short, lead, needs, seo }: z.infer<typeof wholeText>): string[][] {
	return [
		...Object.entries({ short, lead, needs }).map(([field, value]) => ({ path: [field], value })),
		...Object.entries(seo).map(([field, value]) => ({ path: ["seo", field], value })),
	].flatMap(({ path, value }) => (value === "" ? [path] : []));
}

export type WebinarDocument = z.infer<typeof webinarSchema>;
export type WebinarTextDocument = z.infer<typeof webinarText>;
