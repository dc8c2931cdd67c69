import { isRowId, NO_ROW } from "../../../shared/row-id.ts";
import { cityOf } from "../../../shared/zones.ts";
import { readZone } from "../../requests/rules/hidden-fields.ts";
import { readEmail } from "../../requests/rules/read-email.server.ts";

const INTENTS = ["hold", "release", "book", "cancel"] as const;

export type TrialIntent = (typeof INTENTS)[number];
export type TrialFormError = "emailFormat" | "emailAddress";

export type TrialForm = {
	readonly intent: TrialIntent | undefined;
	/** Never anything but the form of an id. */
	readonly slotId: string;
	readonly zone: string | undefined;
	/** When the lesson begins that was on the page; undefined for a page that does not say so. */
	readonly shownStart: Date | undefined;
	/** Undefined where none was typed. */
	readonly email: string | undefined;
	readonly typedEmail: string;
	readonly error: TrialFormError | undefined;
};

/** What was pressed on the page of a trial lesson. */
export function readTrialForm(values: Readonly<Record<string, string>>): TrialForm {
	const { intent = "", slot = "", zone = "", shown = "", email = "" } = values;
	const typedEmail = email.trim();
	const read = typedEmail === "" ? undefined : readEmail(typedEmail);
	return {
		intent: INTENTS.find((known) => known === intent),
		slotId: isRowId(slot) ? slot : NO_ROW,
		zone: readTrialZone(zone),
		shownStart: readInstant(shown),
		email: read?.ok ? read.value : undefined,
		typedEmail,
		error: read && !read.ok ? read.code : undefined,
	};
}

function readInstant(text: string): Date | undefined {
	const at = new Date(text);
	return Number.isNaN(at.getTime()) ? undefined : at;
}

/** A zone of the address or the form: as we offer it, or any other that this program knows. */
export function readTrialZone(zone: string): string | undefined {
	return cityOf(zone) ? zone : (readZone(zone) ?? undefined);
}
