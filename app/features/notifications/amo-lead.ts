import type { CrmLead } from "./crm-lead.ts";

/** amoCRM's statistics fields are cut there. */
const LONGEST_TRACKING_VALUE = 255;

type AmoField = { field_code: string; values: [{ value: string; enum_code?: string }] };

/** A lead as `POST /api/v4/leads/complex` takes it: one contact, fields by `field_code`, tags. */
export function amoLead(lead: CrmLead): object {
	const tracking = Object.entries(lead.tracking).map(([code, value]): AmoField => {
		return { field_code: code, values: [{ value: value.slice(0, LONGEST_TRACKING_VALUE) }] };
	});
	const contactFields = [workField("PHONE", lead.phone), ...(lead.email ? [workField("EMAIL", lead.email)] : [])];
	const contact = {
		first_name: lead.firstName,
		...(lead.lastName ? { last_name: lead.lastName } : {}),
		custom_fields_values: contactFields,
	};
	return {
		name: lead.name,
		...(tracking.length > 0 ? { custom_fields_values: tracking } : {}),
		_embedded: { contacts: [contact], tags: lead.tags.map((name) => ({ name })) },
	};
}

function workField(code: "PHONE" | "EMAIL", value: string): AmoField {
	return { field_code: code, values: [{ value, enum_code: "WORK" }] };
}
