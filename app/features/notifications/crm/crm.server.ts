import { withQuery } from "ufo";
import { z } from "zod";
import type { Fetch } from "../../../platform/fetch-once.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { callService, type ServiceAnswer, type ServiceCall } from "../delivery/call-service.server.ts";
import { type DeliveryFailure, type DeliveryOutcome, failForGood, failForNow } from "../delivery/delivery-outcome.ts";
import { amoLead, amoSale } from "./amo-lead.ts";
import type { CrmLead } from "./crm-lead.ts";

export type CrmOptions = {
	/** `https://{account}.amocrm.ru`, or the stand-in. No trailing slash. */
	readonly apiBase: string;
	/** A long-lived token, sent as a header. */
	readonly token: string;
	readonly timeoutMs?: number;
};

export type Crm = {
	/**
	 * Creates a lead with its contact; `externalId` is the lead's number. `attempt` counts over the whole life of the message
	 * (sending again by hand included): from the second on, a lead with the same reference in its name is looked for first,
	 * because amoCRM has no idempotency key and may have done what it never answered.
	 */
	createLead(lead: CrmLead, attempt?: number): Promise<DeliveryOutcome>;
	/**
	 * Writes the price, the state and the statistics of a deal; `MOOT.noDeal` where it was deleted, merged, or is another account's. Doing it
	 * twice does no harm.
	 */
	updateLead(leadId: string, lead: Pick<CrmLead, "price" | "isWon" | "tracking">): Promise<DeliveryOutcome>;
	/** Adds a note to a lead; `MOOT.noDeal` as above. A note whose answer was lost comes twice. */
	addNote(leadId: string, text: string): Promise<DeliveryOutcome>;
};

/** An expired token, an unpaid account, or a ban for too many calls: a person must fix it, or time does; amoCRM names no duration. */
const PAUSE_WITHOUT_ACCESS_SECONDS = 300;

const WITHOUT_ACCESS = new Set([401, 402, 403]);

const createdSchema = z.array(z.object({ id: z.number() })).min(1);
const foundSchema = z.object({
	_embedded: z.object({ leads: z.array(z.object({ id: z.number(), name: z.string() })) }),
});
const problemSchema = z.object({
	"validation-errors": z
		.array(z.object({ errors: z.array(z.object({ code: z.string(), path: z.string() })) }))
		.optional(),
});

/** amoCRM v4 (amocrm.ru/developers): leads with contacts, notes, search. */
export function createCrm({ apiBase, token, timeoutMs }: CrmOptions, fetch?: Fetch): Crm {
	const headers = { authorization: `Bearer ${token}` };
	const call = (method: ServiceCall["method"], path: string, body?: object) =>
		callService({ method, url: `${apiBase}/api/v4/${path}`, headers, timeoutMs, ...(body ? { body } : {}) }, fetch);

	return {
		async createLead(lead, attempt = 1) {
			if (attempt > 1) {
				const found = findLead(await call("GET", withQuery("leads", { query: lead.reference, limit: 50 })), lead);
				if (found) return found;
			}
			const answer = await call("POST", "leads/complex", [amoLead(lead)]);
			if (!answer.answered) return answer.failure;
			if (answer.status >= 300) return readRefusal(answer);
			const created = createdSchema.safeParse(answer.json);
			if (!created.success) return failForNow(`unreadable-answer ${answer.status}`);
			return { ok: true, externalId: String(created.data[0]?.id) };
		},
		async updateLead(leadId, lead) {
			if (!/^\d+$/.test(leadId)) return failForGood("bad-lead-id");
			const answer = await call("PATCH", `leads/${leadId}`, amoSale(lead));
			if (!answer.answered) return answer.failure;
			return readChange(answer, leadId);
		},
		async addNote(leadId, text) {
			if (!/^\d+$/.test(leadId)) return failForGood("bad-lead-id");
			const answer = await call("POST", `leads/${leadId}/notes`, [{ note_type: "common", params: { text } }]);
			if (!answer.answered) return answer.failure;
			return readChange(answer, leadId);
		},
	};
}

/** The lead that is already there (the oldest, were there several), a failure to look, or undefined when there is none. */
function findLead(answer: ServiceAnswer, { reference }: CrmLead): DeliveryOutcome | undefined {
	if (!answer.answered) return answer.failure;
	if (answer.status === 204) return undefined;
	if (answer.status >= 300) return readRefusal(answer);
	const found = foundSchema.safeParse(answer.json);
	if (!found.success) return failForNow(`unreadable-answer ${answer.status}`);
	// The search matches parts of words: REQ-10 also finds REQ-104.
	const ids = found.data._embedded.leads
		.filter(({ name }) => name.split(/[^\w-]/).includes(reference))
		.map(({ id }) => id);
	return ids.length > 0 ? { ok: true, externalId: String(Math.min(...ids)) } : undefined;
}

function readChange(answer: ServiceAnswer & { answered: true }, leadId: string): DeliveryOutcome {
	if (answer.status === 404) return failForGood(MOOT.noDeal);
	return answer.status < 300 ? { ok: true, externalId: leadId } : readRefusal(answer);
}

function readRefusal({ status, headers, json }: ServiceAnswer & { answered: true }): DeliveryFailure {
	if (status === 429) return failForNow("rate-limited", readSeconds(headers.get("retry-after")));
	if (WITHOUT_ACCESS.has(status)) return failForNow(`no-access ${status}`, PAUSE_WITHOUT_ACCESS_SECONDS);
	const problem = problemSchema.safeParse(json);
	const [first] = problem.success ? (problem.data["validation-errors"]?.[0]?.errors ?? []) : [];
	return failForGood(first ? `refused ${status}: ${first.path} ${first.code}` : `refused ${status}`);
}

function readSeconds(value: string | null): number | undefined {
	const seconds = Number(value);
	return seconds > 0 ? Math.ceil(seconds) : undefined;
}
