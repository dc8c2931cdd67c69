import { z } from "zod";
import { optionalRowId, optionalText, optionalWholeNumber } from "../../../records/field-rules.ts";
import { MESSENGERS } from "../../../shared/messengers.ts";
import { readEmail } from "../rules/read-email.server.ts";
import { readName } from "../rules/read-name.ts";
import { readPhone } from "../rules/read-phone.server.ts";
import { TEXT_LIMITS } from "../rules/request-input.ts";

const OLDEST_CHILD = 120;

/** What staff may correct in a request: the name, the contacts, what it is about. The rules are those of the form. */
export const requestSchema = z.object({
	name: z.string("required").trim().min(1, "required").refine(isName, "name"),
	surname: optionalText(60).refine((value) => value === null || isName(value), "name"),
	phone: z
		.string("required")
		.trim()
		.min(1, "required")
		.refine((value) => value === "" || readPhone(value).ok, "phone"),
	email: optionalText(254).refine((value) => value === null || readEmail(value).ok, "email"),
	channel: z.enum(MESSENGERS, "required"),
	handle: optionalText(TEXT_LIMITS.handle),
	childAge: optionalWholeNumber(1, OLDEST_CHILD),
	courseId: optionalRowId,
	wishedAt: optionalText(TEXT_LIMITS.wishedAt),
	message: optionalText(TEXT_LIMITS.message),
});

export type RequestDocument = z.infer<typeof requestSchema>;

/** The audit only says that they changed. */
export const PRIVATE_FIELDS = [
	"name",
	"surname",
	"phone",
	"phoneRaw",
	"email",
	"handle",
	"childAge",
	"wishedAt",
	"message",
	"answers",
	"quizAnswers",
	"ip",
	"agent",
] as const;

function isName(value: string): boolean {
	return readName(value).ok;
}
