import { isOneOf } from "../../../shared/is-one-of.ts";
import type { MessageAboutRequest } from "../facts/request-message.ts";
import { letterWords } from "../letters/letter-words.ts";

type AboutDeal = Extract<MessageAboutRequest, { channel: "crm" }>;

type DealRequest = { readonly phone: string; readonly email: string | null; readonly courseTitle: string | null };

/** The columns of a request that its deal in the CRM, or the contact of the deal, repeats. */
const ON_DEAL = ["phone", "email", "courseId"] as const;

/** Whether a deal is out of date once this column has changed. */
export function isOnDeal(field: string): boolean {
	return isOneOf(ON_DEAL, field);
}

/** What has become of a request since its deal was made, for the staff who work with the deal; undefined for messages that say something else. */
export function dealNote(
	message: AboutDeal,
	{ request, officeUrl }: { readonly request: DealRequest; readonly officeUrl: string },
): string | undefined {
	const t = letterWords("ru");
	const office = `${t("staff.crm.labels.office")}: ${officeUrl}`;
	if (message.kind === "request-merged")
		return [t("staff.crm.merged", { number: message.details.into }), office].join("\n");
	if (message.kind !== "request-mended") return undefined;
	const { fields } = message.details;
	const values = { phone: request.phone, email: request.email, courseId: request.courseTitle };
	const lines = ON_DEAL.filter((field) => fields.includes(field)).map(
		(field) => `${t(`staff.crm.labels.${field}`)}: ${values[field] ?? t("staff.crm.none")}`,
	);
	return [t("staff.crm.mended"), ...lines, office].join("\n");
}
