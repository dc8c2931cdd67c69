import { type CrmBook, type KeptLead, openCrmBook } from "./crm-book.ts";
import { type Complaint, checkChange, checkLeads, checkNotes } from "./crm-check.ts";
import type { DeliveryBook } from "./delivery-book.ts";
import { type Answer, type Call, json, readJson, type StandIn } from "./exchange.ts";

const NOTES = /^\/api\/v4\/leads\/(\d+)\/notes$/;
const LEAD = /^\/api\/v4\/leads\/(\d+)$/;
const PROBLEM = "application/problem+json";
const TITLES: Readonly<Record<number, string>> = {
	400: "Bad Request",
	401: "Unauthorized",
	404: "Not Found",
	405: "Method Not Allowed",
	429: "Too Many Requests",
	500: "Internal Server Error",
};

type Desk = { readonly book: DeliveryBook; readonly leads: CrmBook; readonly nextNote: () => number };

/** amoCRM v4 as far as a school needs it: complex leads, their changes, notes and search (amocrm.ru/developers). With `token` every other one is refused. */
export function createCrmStandIn(book: DeliveryBook, token?: string): StandIn & { clear(): void } {
	const leads = openCrmBook(book);
	let lastNote = 0;
	const desk: Desk = { book, leads, nextNote: () => ++lastNote };
	return {
		answer(call) {
			if (!isAuthorized(call, token)) return problem(401, "Unauthorized");
			const notes = NOTES.exec(call.path);
			if (notes) return addNotes(desk, Number(notes[1]), call);
			const lead = LEAD.exec(call.path);
			if (lead) return changeLead(desk, Number(lead[1]), call);
			if (call.path === "/api/v4/leads/complex") return addLeads(desk, call);
			if (call.path === "/api/v4/leads") return listLeads(leads, call);
			return problem(404, "Cannot find the method");
		},
		refuse: (status) => problem(status, TITLES[status] ?? ""),
		kindOf(call) {
			if (call.method === "PATCH" && LEAD.test(call.path)) return "lead";
			if (call.method !== "POST") return undefined;
			return NOTES.test(call.path) ? "note" : "lead";
		},
		clear: leads.clear,
	};
}

function addLeads({ book, leads }: Desk, call: Call): Answer {
	if (call.method !== "POST") return problem(405, "Method Not Allowed");
	const body = readJson(call.body);
	const checked = checkLeads(body);
	if (!checked.ok) return refuseBody(book, "lead", { body, complaints: checked.complaints });
	const kept = checked.items.map((lead) => leads.add(lead));
	for (const lead of kept) {
		book.add({
			channel: "crm",
			kind: "lead",
			done: true,
			answer: "ok",
			externalId: String(lead.id),
			body: lead.body,
		});
	}
	const answers = kept.map(({ id }, index) => ({
		id,
		contact_id: id + 1_000_000,
		company_id: null,
		request_id: [String(index)],
		merged: false,
	}));
	return json(200, answers, "application/hal+json");
}

function changeLead({ book, leads }: Desk, leadId: number, call: Call): Answer {
	if (call.method !== "PATCH") return problem(405, "Method Not Allowed");
	const body = readJson(call.body);
	const checked = checkChange(body);
	if (!checked.ok) return refuseBody(book, "lead", { body, complaints: checked.complaints });
	const changed = leads.change(leadId, checked.items[0] ?? {});
	if (!changed) return problem(404, "Entity not found");
	// Kept whole: after a restart the last entry of a lead is the lead.
	const entry = { channel: "crm", kind: "lead", done: true, answer: "ok", externalId: String(leadId) } as const;
	book.add({ ...entry, body: changed.body });
	return json(200, { id: leadId, updated_at: changed.createdAt }, "application/hal+json");
}

function addNotes({ book, leads, nextNote }: Desk, leadId: number, call: Call): Answer {
	if (call.method !== "POST") return problem(405, "Method Not Allowed");
	const body = readJson(call.body);
	const checked = checkNotes(body);
	if (!checked.ok) return refuseBody(book, "note", { body, complaints: checked.complaints });
	if (!leads.has(leadId)) return problem(404, "Entity not found");
	const notes = checked.items.map((_, index) => ({ id: nextNote(), entity_id: leadId, request_id: String(index) }));
	book.add({
		channel: "crm",
		kind: "note",
		done: true,
		answer: "ok",
		externalId: String(leadId),
		body: checked.items,
	});
	return json(200, { _embedded: { notes } }, "application/hal+json");
}

type Refused = { readonly body: unknown; readonly complaints: readonly Complaint[] };

function refuseBody(book: DeliveryBook, kind: "lead" | "note", { body, complaints }: Refused): Answer {
	book.add({ channel: "crm", kind, done: false, answer: "400", body: body ?? null });
	return problem(400, "Request validation failed", complaints);
}

function listLeads(leads: CrmBook, call: Call): Answer {
	if (call.method !== "GET") return problem(405, "Method Not Allowed");
	const found = leads.search(call.query.get("query") ?? "").slice(0, Number(call.query.get("limit")) || 50);
	if (found.length === 0) return { status: 204 };
	const page = { _page: 1, _links: { self: { href: call.path } }, _embedded: { leads: found.map(listedLead) } };
	return json(200, page, "application/hal+json");
}

function listedLead({ id, createdAt, body }: KeptLead): object {
	return { id, name: body.name ?? `#${id}`, price: body.price ?? 0, created_at: createdAt, is_deleted: false };
}

function isAuthorized(call: Call, token: string | undefined): boolean {
	const given = /^Bearer (\S+)$/.exec(call.headers.authorization ?? "")?.[1];
	return given !== undefined && (token === undefined || given === token);
}

function problem(status: number, detail: string, complaints?: readonly Complaint[]): Answer {
	const body = { title: TITLES[status], type: `https://httpstatus.es/${status}`, status, detail };
	const errors = complaints ? { "validation-errors": [{ request_id: "0", errors: complaints }] } : {};
	return json(status, { ...errors, ...body }, PROBLEM);
}
