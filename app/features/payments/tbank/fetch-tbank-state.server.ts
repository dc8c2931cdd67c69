import type { Money } from "../../../shared/money.ts";
import { failAsAbsent, failPayment } from "../bank-failure.ts";
import type { PaymentProvider, PaymentReport, ProviderFailure } from "../provider.ts";
import type { TbankClient } from "./tbank-client.server.ts";
import { reportTbank } from "./tbank-report.ts";
import { ordersSchema, stateSchema } from "./tbank-wire.ts";

type Asked = Parameters<PaymentProvider["fetchState"]>[0];

/** By the bank's number where we have it, otherwise by ours: the answer to Init may have been lost. */
export async function fetchTbankState(
	client: TbankClient,
	{ reference, providerId, amount }: Asked,
): Promise<PaymentReport | ProviderFailure> {
	if (!providerId) return findByReference(client, reference, amount);
	const sent = await client.send("GetState", { PaymentId: providerId }, stateSchema);
	if (!sent.ok) return sent;
	const { OrderId, PaymentId, Status, Amount } = sent.answer;
	if (OrderId !== reference) return failPayment("refused", "tbank GetState: a payment of another order");
	const told = { reference, providerId: PaymentId, status: Status, current: Amount, asked: amount };
	return reportTbank(told) ?? failPayment("unavailable", "tbank GetState: unknown status");
}

async function findByReference(
	client: TbankClient,
	reference: string,
	asked: Money | undefined,
): Promise<PaymentReport | ProviderFailure> {
	const sent = await client.send("CheckOrder", { OrderId: reference }, ordersSchema);
	if (!sent.ok) return sent;
	const reports = sent.answer.Payments.map(({ PaymentId, Status, Amount }) =>
		reportTbank({ reference, providerId: PaymentId, status: Status, current: Amount, asked }),
	).filter((report) => report !== undefined);
	// References are unique, so there is one; were there more, the one with money in it matters.
	const paid = reports.find(({ state, refunded }) => state === "captured" || state === "authorized" || refunded);
	return paid ?? reports.at(-1) ?? failAsAbsent("tbank CheckOrder: no payments");
}
