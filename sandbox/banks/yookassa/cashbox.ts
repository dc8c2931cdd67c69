import type { Desk } from "../bank.ts";
import { asOf, coolingOf, describe, describeRefund, type YookassaPayment, type YookassaRefund } from "./payment.ts";

export type Cashbox = {
	get(id: string): YookassaPayment | undefined;
	list(): YookassaPayment[];
	save(payment: YookassaPayment): YookassaPayment;
	/** Moves it and notifies. Resolves when that was tried once, or will be later. */
	move(payment: YookassaPayment, change: Partial<YookassaPayment>): Promise<YookassaPayment>;
	/** Sber grants a credit: paid at once, or after the cooling-off. */
	grant(payment: YookassaPayment, loanOption: string): Promise<YookassaPayment>;
	refund(payment: YookassaPayment, refund: YookassaRefund): Promise<YookassaPayment>;
};

/** Kopecks by which the switchboard falsifies a sum. */
const FALSE_BY = 100;

export function openCashbox(desk: Desk): Cashbox {
	const { storage, courier, now, webhookOf, coolingMs } = desk;
	const payments = storage.table<YookassaPayment>("yookassa");
	const tell = openTelling(desk, payments);
	const list = () => payments.list().map((payment) => asOf(payment, now()));

	const move: Cashbox["move"] = (before, change) =>
		tell({ ...before, ...change }, (payment) => ({
			event: `payment.${payment.status}`,
			object: describe(payment, ""),
		}));

	return {
		list,
		get: (id) => list().find((payment) => payment.id === id),
		save: payments.save,
		move,
		async grant(payment, loanOption) {
			const cooling = coolingOf(payment.amount, coolingMs);
			if (cooling === 0) return move(payment, { status: "succeeded", loanOption });
			const until = new Date(now().getTime() + cooling);
			const granted = payments.save({ ...payment, loanOption, suspendedUntil: until.toISOString() });
			const url = webhookOf("yookassa");
			const body = noticeOf("payment.succeeded", describe(asOf(granted, until), ""));
			const posting = {
				bank: "yookassa",
				about: payment.id,
				what: "payment.succeeded",
				body,
				notBefore: until,
			} as const;
			if (url) await courier.post({ ...posting, url }, "ok");
			return granted;
		},
		refund: (payment, refund) =>
			tell(
				{
					...payment,
					refunded: payment.refunded + refund.kopecks,
					refunds: [...(payment.refunds ?? []), refund],
				},
				(told) => ({
					event: "refund.succeeded",
					object: { ...describeRefund(told, refund), created_at: now().toISOString() },
				}),
			),
	};
}

/** Saves a payment and tells the school of it, as the switchboard wants it told. */
function openTelling({ courier, webhookOf }: Desk, payments: Pick<Cashbox, "save">) {
	return async function tell(
		before: YookassaPayment,
		told: (payment: YookassaPayment) => { event: string; object: object },
	) {
		const url = webhookOf("yookassa");
		const mode = url ? courier.nextMode("yookassa") : "ok";
		const payment = payments.save(mode === "wrong-amount" ? { ...before, amount: before.amount - FALSE_BY } : before);
		if (!url) return payment;
		const { event, object } = told(payment);
		const body = noticeOf(event, object);
		await courier.post({ bank: "yookassa", about: payment.id, what: event, url, body }, mode);
		return payment;
	};
}

function noticeOf(event: string, object: object): string {
	return JSON.stringify({ type: "notification", event, object });
}

/** What somebody might claim who has seen a payment's number. */
export function forgeNotice(body: string): string {
	const claim = JSON.parse(body) as { event: string };
	const event = claim.event === "payment.succeeded" ? "payment.canceled" : "payment.succeeded";
	return JSON.stringify({ ...claim, event });
}
