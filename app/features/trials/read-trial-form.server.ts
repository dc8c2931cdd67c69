import { readZone } from "../requests/rules/hidden-fields.ts";
import { readEmail } from "../requests/rules/read-email.server.ts";
import { cityOf } from "./zones.ts";

export type TrialIntent = "hold" | "release" | "book" | "cancel";
export type TrialFormError = "emailFormat" | "emailAddress";

export type TrialForm = {
	readonly intent: TrialIntent | undefined;
	/** Never anything but the form of an id. */
	readonly slotId: string;
	readonly zone: string | undefined;
	/** Undefined where none was typed. */
	readonly email: string | undefined;
	readonly typedEmail: string;
	readonly error: TrialFormError | undefined;
};

const INTENTS: readonly string[] = ["hold", "release", "book", "cancel"];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NO_SLOT = "00000000-0000-0000-0000-000000000000";

/** What was pressed on the page of a trial lesson. */
export function readTrialForm(values: Readonly<Record<string, string>>): TrialForm {
	const { intent = "", slot = "", zone = "", email = "" } = values;
	const typedEmail = email.trim();
	const read = typedEmail === "" ? undefined : readEmail(typedEmail);
	return {
		intent: INTENTS.includes(intent) ? (intent as TrialIntent) : undefined,
		slotId: UUID.test(slot) ? slot : NO_SLOT,
		zone: readTrialZone(zone),
		email: read?.ok ? read.value : undefined,
		typedEmail,
		error: read && !read.ok ? read.code : undefined,
	};
}

/** A zone of the address or the form: as we offer it, or any other that this program knows. */
export function readTrialZone(zone: string): string | undefined {
	return cityOf(zone) ? zone : (readZone(zone) ?? undefined);
}
