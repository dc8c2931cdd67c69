import { withQuery } from "ufo";
import type { Clock } from "../../../platform/clock.server.ts";
import { WEEK_MS } from "../../../shared/durations.ts";
import { failAsAbsent, failPayment } from "../bank-failure.ts";
import type { PaymentProvider, PaymentReport, ProviderFailure } from "../provider.ts";
import { reportYookassa } from "./report-yookassa.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";
import { paymentListSchema, paymentSchema, type YookassaPayment } from "./yookassa-wire.ts";

const NAME = "yookassa state";
const PAGE = 100;
const MOST_PAGES = 20;

type Asked = Parameters<PaymentProvider["fetchState"]>[0];

/** By the bank's number, or, where the answer to its creation was lost, by our reference among the payments of the last week. */
export async function fetchYookassaState(
	client: YookassaClient,
	{ reference, providerId }: Asked,
	clock: Clock,
): Promise<PaymentReport | ProviderFailure> {
	const read = providerId
		? await client.read(`payments/${encodeURIComponent(providerId)}`, paymentSchema)
		: await findByReference(client, reference, clock);
	if (!read.ok) return read;
	const report = reportYookassa(read.answer, clock.now());
	if (report?.reference !== reference) return failPayment("refused", `${NAME}: a payment of another order`);
	return report;
}

async function findByReference(
	client: YookassaClient,
	reference: string,
	clock: Clock,
): Promise<{ ok: true; answer: YookassaPayment } | ProviderFailure> {
	const since = new Date(clock.now().getTime() - WEEK_MS).toISOString();
	let cursor: string | undefined;
	for (let page = 0; page < MOST_PAGES; page++) {
		const query = { "created_at.gte": since, limit: PAGE, ...(cursor ? { cursor } : {}) };
		const read = await client.read(withQuery("payments", query), paymentListSchema);
		if (!read.ok) return read;
		const found = read.answer.items.find(({ metadata }) => metadata?.reference === reference);
		if (found) return { ok: true, answer: found };
		cursor = read.answer.next_cursor;
		if (!cursor) return failAsAbsent(`${NAME}: no such payment`);
	}
	return failPayment("unavailable", `${NAME}: too many payments to search`);
}
