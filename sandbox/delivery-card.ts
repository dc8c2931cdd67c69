import type { Delivery } from "./delivery-book.ts";
import { isRecord } from "./exchange.ts";
import { html, linked, type Markup } from "./markup.ts";
import { plainText } from "./telegram.ts";
import type { Words } from "./words.ts";

/** One delivery as people read it: a message, a lead with its fields, or a note. */
export function deliveryCard(delivery: Delivery, words: Words): Markup {
	return html`<article${delivery.done ? undefined : html` class="refused"`}>
<p class="small"><time>${delivery.at.slice(0, 19).replace("T", " ")} UTC</time>${delivery.done ? undefined : ` · ${words.refused}: ${delivery.answer}`}</p>
${delivery.kind === "message" ? message(delivery) : delivery.kind === "note" ? notes(delivery, words) : lead(delivery, words)}
</article>`;
}

function message({ body }: Delivery): Markup {
	const text = isRecord(body) && typeof body.text === "string" ? body.text : "";
	return html`<p class="text">${linked(plainText(text))}</p>`;
}

function notes({ body, externalId }: Delivery, words: Words): Markup {
	const texts = Array.isArray(body) ? (body as unknown[]).map(noteText) : [];
	return html`<h3>${words.note} ${externalId}</h3>${texts.map((text) => html`<p class="text">${linked(text)}</p>`)}`;
}

function noteText(note: unknown): string {
	const params = isRecord(note) ? note.params : undefined;
	return isRecord(params) && typeof params.text === "string" ? params.text : "";
}

function lead({ body, externalId }: Delivery, words: Words): Markup {
	// A refused call still carries the whole list.
	const item = Array.isArray(body) ? (body[0] as unknown) : body;
	const values = isRecord(item) ? item : {};
	const embedded = isRecord(values._embedded) ? values._embedded : {};
	const contact = Array.isArray(embedded.contacts) && isRecord(embedded.contacts[0]) ? embedded.contacts[0] : {};
	const name = [contact.first_name, contact.last_name].filter((part) => typeof part === "string").join(" ");
	const fields = [...fieldsOf(contact), ...fieldsOf(values)];
	return html`<h3>${typeof values.name === "string" ? values.name : words.deal}</h3>
<p>${words.deal} ${externalId}<br>${name}</p>
<dl>${fields.map(([code, value]) => html`<dt>${code}</dt><dd>${value}</dd>`)}</dl>`;
}

function fieldsOf({ custom_fields_values: fields }: Record<string, unknown>): [string, string][] {
	if (!Array.isArray(fields)) return [];
	return fields.filter(isRecord).map(({ field_code: code, values }) => {
		const first = Array.isArray(values) && isRecord(values[0]) ? values[0].value : "";
		return [String(code), String(first)];
	});
}
