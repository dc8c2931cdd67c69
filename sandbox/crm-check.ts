import { isRecord } from "./exchange.ts";

/** One entry of amoCRM's `validation-errors`. */
export type Complaint = { readonly code: string; readonly path: string; readonly detail: string };

type Item = Record<string, unknown>;
type Checked = { ok: true; items: readonly Item[] } | { ok: false; complaints: readonly Complaint[] };

const LEADS_AT_ONCE = 50;
/** Statistics fields every account has (amocrm.ru/developers, custom fields of the type tracking_data). */
const LEAD_FIELDS = new Set([
	"UTM_SOURCE",
	"UTM_MEDIUM",
	"UTM_CAMPAIGN",
	"UTM_CONTENT",
	"UTM_TERM",
	"UTM_REFERRER",
	"REFERRER",
	"ROISTAT",
	"YCLID",
	"GCLID",
	"FBCLID",
]);
const CONTACT_FIELDS = new Set(["PHONE", "EMAIL", "POSITION"]);

/** The body of `POST leads/complex`: 1–50 leads, at most one contact each, fields that the account has. */
export function checkLeads(body: unknown): Checked {
	return checkItems(body, LEADS_AT_ONCE, (lead) => {
		const embedded = isRecord(lead._embedded) ? lead._embedded : {};
		const contacts = Array.isArray(embedded.contacts) ? (embedded.contacts as unknown[]) : [];
		if (lead.name !== undefined && typeof lead.name !== "string") return complaint("InvalidType", "name");
		if (lead.price !== undefined && !Number.isInteger(lead.price)) return complaint("InvalidType", "price");
		if (lead.status_id !== undefined && !Number.isInteger(lead.status_id)) return complaint("InvalidType", "status_id");
		if (contacts.length > 1) return complaint("TooManyElements", "_embedded.contacts");
		const contact = isRecord(contacts[0]) ? contacts[0] : {};
		return (
			checkFields(lead.custom_fields_values, LEAD_FIELDS, "custom_fields_values") ??
			checkFields(contact.custom_fields_values, CONTACT_FIELDS, "_embedded.contacts.0.custom_fields_values")
		);
	});
}

/** The body of `PATCH leads/{id}`: whatever is to be changed of one lead. */
export function checkChange(body: unknown): Checked {
	return checkLeads([body]);
}

/** The body of `POST leads/{id}/notes`: common notes with a text. */
export function checkNotes(body: unknown): Checked {
	return checkItems(body, LEADS_AT_ONCE, (note) => {
		if (note.note_type !== "common") return complaint("NotSupportedChoice", "note_type");
		const text = isRecord(note.params) ? note.params.text : undefined;
		return typeof text === "string" && text !== "" ? undefined : complaint("NotBlank", "params.text");
	});
}

function checkItems(body: unknown, most: number, check: (item: Item) => Complaint | undefined): Checked {
	if (!Array.isArray(body) || body.length === 0 || body.length > most) {
		return { ok: false, complaints: [complaint("InvalidType", "")] };
	}
	const items = body.filter(isRecord);
	if (items.length < body.length) return { ok: false, complaints: [complaint("InvalidType", "0")] };
	const complaints = items.map(check).filter((found) => found !== undefined);
	return complaints.length > 0 ? { ok: false, complaints } : { ok: true, items };
}

function checkFields(fields: unknown, known: ReadonlySet<string>, path: string): Complaint | undefined {
	if (fields === undefined || fields === null) return undefined;
	if (!Array.isArray(fields)) return complaint("InvalidType", path);
	for (const [index, field] of fields.entries()) {
		if (!isRecord(field) || !known.has(String(field.field_code))) {
			return complaint("NotSupportedChoice", `${path}.${index}.field_code`);
		}
		const value = Array.isArray(field.values) && isRecord(field.values[0]) ? field.values[0].value : undefined;
		if (typeof value !== "string" || value === "") return complaint("NotBlank", `${path}.${index}.values.0.value`);
	}
	return undefined;
}

function complaint(code: string, path: string): Complaint {
	return { code, path, detail: "This value is not valid." };
}
