import type { DeliveryBook } from "./delivery-book.ts";
import { isRecord } from "./exchange.ts";

/** A lead as it came, with the number the stand-in gave it. */
export type KeptLead = { readonly id: number; readonly createdAt: number; readonly body: Record<string, unknown> };

export type CrmBook = {
	add(body: Record<string, unknown>): KeptLead;
	has(id: number): boolean;
	/** Puts fields in place of those that a lead has; undefined when there is no such lead. */
	change(id: number, fields: Record<string, unknown>): KeptLead | undefined;
	/** Leads with the text in any filled field, newest first; a number of a phone may be written in any way. */
	search(query: string): KeptLead[];
	clear(): void;
};

const FIRST_ID = 30_000_000;
const KEPT = 2_000;

/** Knows the leads that the delivery book tells of, so that a restart forgets none. */
export function openCrmBook(deliveries: DeliveryBook): CrmBook {
	const leads = new Map<number, KeptLead>();
	for (const { kind, done, externalId, body, at } of deliveries.list().toReversed()) {
		if (kind !== "lead" || !done || !isRecord(body)) continue;
		leads.set(Number(externalId), { id: Number(externalId), createdAt: seconds(new Date(at)), body });
	}
	let lastId = Math.max(FIRST_ID, ...leads.keys());
	return {
		add(body) {
			const lead = { id: ++lastId, createdAt: seconds(new Date()), body };
			leads.set(lead.id, lead);
			if (leads.size > KEPT) leads.delete(leads.keys().next().value as number);
			return lead;
		},
		has: (id) => leads.has(id),
		change(id, fields) {
			const lead = leads.get(id);
			if (!lead) return undefined;
			const changed = { ...lead, body: { ...lead.body, ...fields } };
			leads.set(id, changed);
			return changed;
		},
		search: (query) => [...leads.values()].filter((lead) => contains(lead.body, query)).reverse(),
		clear: () => leads.clear(),
	};
}

function contains(value: unknown, query: string): boolean {
	if (Array.isArray(value)) return value.some((item) => contains(item, query));
	if (isRecord(value)) return Object.values(value).some((item) => contains(item, query));
	if (typeof value !== "string") return false;
	return value.toLowerCase().includes(query.toLowerCase()) || isSamePhone(value, query);
}

function isSamePhone(value: string, query: string): boolean {
	const digits = query.replace(/[\s()+-]/g, "");
	return /^\d{7,15}$/.test(digits) && value.replace(/[\s()+-]/g, "") === digits;
}

function seconds(date: Date): number {
	return Math.floor(date.getTime() / 1000);
}
