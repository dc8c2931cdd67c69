import type { RequestKind } from "../../../../database/request-types.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { type QuizAnswer, quizAge } from "../../requests/submitting/quiz-answers.server.ts";
import { letterWords } from "../letters/letter-words.ts";

/** What the CRM is sent about a contact request; absent and null mean "not said". */
export type CrmRequest = {
	readonly number: number;
	readonly kind: RequestKind;
	readonly name: string;
	readonly surname?: string | null;
	/** E.164. */
	readonly phone: string;
	readonly email?: string | null;
	readonly channel: Messenger;
	readonly handle?: string | null;
	readonly courseTitle?: string | null;
	readonly tariffTitle?: string | null;
	/** Years. */
	readonly childAge?: number | null;
	/** Of a request that came of the quiz, in the order of its questions. */
	readonly quizAnswers?: readonly QuizAnswer[] | null;
	readonly wishedAt?: string | null;
	readonly message?: string | null;
	readonly discountPercent?: number | null;
	/** Path of the page with the form. */
	readonly page?: string | null;
	/** `source`, `medium`, `campaign`, `content`, `term`, with or without `utm_`. Other keys are ignored. */
	readonly utm: Readonly<Record<string, string>>;
	/** Visit number of Roistat. */
	readonly roistat?: string | null;
	/** The card of the request in the office. */
	readonly officeUrl: string;
};

export type CrmLead = {
	/** `REQ-1042`: stands in the name as a word, so that the lead can be found again. */
	readonly reference: string;
	readonly name: string;
	readonly firstName: string;
	readonly lastName?: string;
	readonly phone: string;
	readonly email?: string;
	readonly tags: readonly string[];
	/** Whole roubles; a deal in another currency has it in its note. */
	readonly price?: number;
	/** The sale is made. */
	readonly isWon?: boolean;
	/** Statistics by amoCRM's `field_code`: ROISTAT, UTM_SOURCE, UTM_MEDIUM, … */
	readonly tracking: Readonly<Record<string, string>>;
	/** What has no field of its own, for {@link Crm.addNote}; in the language of the staff. */
	readonly note: string;
};

const UTM_KEYS = ["source", "medium", "campaign", "content", "term"] as const;

/** A contact request as a lead of the CRM, in Russian like everything for the staff. */
export function buildCrmLead(request: CrmRequest): CrmLead {
	const t = letterWords("ru");
	const reference = `REQ-${request.number}`;
	const subject = [t(`staff.kinds.${request.kind}`), request.courseTitle].filter(Boolean).join(", ");
	return {
		reference,
		name: t("staff.crm.leadName", { reference, subject }),
		firstName: request.name,
		...(request.surname ? { lastName: request.surname } : {}),
		phone: request.phone,
		...(request.email ? { email: request.email } : {}),
		tags: [t("staff.crm.tag"), t(`staff.kinds.${request.kind}`)],
		tracking: readTracking(request),
		note: buildNote(request),
	};
}

/** Statistics of a visit as the CRM's fields; what was not said is left out. */
export function readTracking({ utm, roistat }: Pick<CrmRequest, "utm" | "roistat">): Record<string, string> {
	const tracking: Record<string, string> = {};
	for (const key of UTM_KEYS) {
		const value = (utm[`utm_${key}`] ?? utm[key])?.trim();
		if (value) tracking[`UTM_${key.toUpperCase()}`] = value;
	}
	if (roistat) tracking.ROISTAT = roistat;
	return tracking;
}

function buildNote(request: CrmRequest): string {
	const t = letterWords("ru");
	const { discountPercent, quizAnswers = null } = request;
	const lines = [
		["channel", [t(`channels.${request.channel}`), request.handle].filter(Boolean).join(" ")],
		["tariff", request.tariffTitle],
		["childAge", request.childAge ?? quizAge(quizAnswers)?.ru],
		["quiz", quizAnswers?.map(({ text }) => text.ru).join("; ")],
		["wishedAt", request.wishedAt],
		["discount", discountPercent ? t("staff.crm.percent", { percent: discountPercent }) : null],
		["page", request.page],
		["message", request.message],
		["office", request.officeUrl],
	] as const;
	return lines.flatMap(([label, value]) => (value ? [`${t(`staff.crm.labels.${label}`)}: ${value}`] : [])).join("\n");
}
