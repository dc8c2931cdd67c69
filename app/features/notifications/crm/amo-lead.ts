import type { CrmLead } from "./crm-lead.ts";

/** amoCRM cuts its statistics fields at this length, in characters. */
const LONGEST_TRACKING_VALUE = 255;
/** "Successfully done": the same number in every pipeline of every account. */
const WON_STATUS = 142;

type AmoField = { field_code: string; values: [{ value: string; enum_code?: string }] };

/** A lead as `POST /api/v4/leads/complex` takes it: one contact, fields by `field_code`, tags. */
export function amoLead(lead: CrmLead): object {
	const contactFields = [workField("PHONE", lead.phone), ...(lead.email ? [workField("EMAIL", lead.email)] : [])];
	const contact = {
		first_name: lead.firstName,
		...(lead.lastName ? { last_name: lead.lastName } : {}),
		custom_fields_values: contactFields,
	};
	return {
		name: lead.name,
		...amoSale(lead),
		_embedded: { contacts: [contact], tags: lead.tags.map((name) => ({ name })) },
	};
}

/** The changes that a sale makes to a lead, as the body of `PATCH /api/v4/leads/{id}`. */
export function amoSale({ price, isWon, tracking }: Pick<CrmLead, "price" | "isWon" | "tracking">): object {
	const fields = Object.entries(tracking).map(([code, value]): AmoField => {
		return { field_code: code, values: [{ value: value.slice(0, LONGEST_TRACKING_VALUE) }] };
	});
	return {
		...(price === undefined ? {} : { price }),
		...(isWon ? { status_id: WON_STATUS } : {}),
		...(fields.length > 0 ? { custom_fields_values: fields } : {}),
	};
}

function workField(code: "PHONE" | "EMAIL", value: string): AmoField {
	return { field_code: code, values: [{ value, enum_code: "WORK" }] };
}
