import type { TestCheckout } from "../checkout.fixture.ts";
import { startPayment } from "./start-payment.server.ts";

/** A card was declined on a page that could not be shut; then its customer has gone to apply for a credit: the references of both. */
export async function applyAfterDecline(school: TestCheckout) {
	const { tbank, tbank_forma: forma } = school.banks;
	const order = await school.placed();
	await startPayment(school.db, { token: order.token }, school.deps);
	const card = tbank.last();
	tbank.set(card, "failed", { failure: "declined" });
	tbank.cancelMode = "refused";
	const way = { paymentType: "instalment_tbank", months: 12 } as const;
	await startPayment(school.db, { token: order.token, ...way }, school.deps);
	return { ...order, card, application: forma.last() };
}
