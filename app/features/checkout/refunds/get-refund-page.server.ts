import { randomUUID } from "node:crypto";
import type { Database } from "../../../../database/open-database.server.ts";
import { quoteRefund } from "./quote-refund.server.ts";
import type { RefundPageView, RefundStep } from "./refund-page-view.ts";

/** What a refund of an order would be now, for the page that asks for it; undefined for a secret that opens nothing. */
export async function getRefundPage(db: Database, { token }: { token: string }): Promise<RefundPageView | undefined> {
	const order = await db
		.selectFrom("courseOrder")
		.where("token", "=", token)
		.select(["number", "locale"])
		.executeTakeFirst();
	if (!order) return undefined;
	const known = { ...order, token };
	const quoted = await quoteRefund(db, { token });
	if (!quoted.ok) return { ...known, quote: undefined, refusal: quoted.code };
	const { amount, kind, formula, byInstalments } = quoted.value;
	if (amount.minor === 0) return { ...known, quote: undefined, refusal: "nothingToRefund" };
	return { ...known, quote: { amount, kind, formula, byInstalments }, refusal: undefined };
}

/** The form that confirms, printed once: its key makes whatever is sent twice one request. */
export function printRefundStep(reason: string): RefundStep {
	return { reason, key: randomUUID() };
}
