import { randomBytes } from "node:crypto";
import type { Desk } from "../bank.ts";
import { chargeObject, eventObject, sessionObject } from "./objects.ts";
import { asOf, type StripePayment } from "./payment.ts";

export type Vault = {
	get(id: string): StripePayment | undefined;
	findByIntent(intent: string): StripePayment | undefined;
	list(): StripePayment[];
	save(payment: StripePayment): StripePayment;
	/** Moves it and sends the event. Resolves when it was sent once, or will be later. */
	move(payment: StripePayment, change: Partial<StripePayment>, event: StripeEvent): Promise<StripePayment>;
};

type StripeEvent = "checkout.session.completed" | "checkout.session.expired" | "charge.refunded";

/** Cents by which the switchboard falsifies a sum. */
const FALSE_BY = 100;

export function openVault({ storage, courier, now, webhookOf }: Desk): Vault {
	const payments = storage.table<StripePayment>("stripe");
	const list = () => payments.list().map((payment) => asOf(payment, now()));
	return {
		list,
		get: (id) => list().find((payment) => payment.id === id),
		findByIntent: (intent) => list().find((payment) => payment.intent === intent),
		save: payments.save,
		async move(before, change, type) {
			const url = webhookOf("stripe");
			const mode = url ? courier.nextMode("stripe") : "ok";
			const changed = { ...before, ...change };
			const payment = payments.save(
				mode === "wrong-amount" ? { ...changed, amount: changed.amount - FALSE_BY } : changed,
			);
			if (!url) return payment;
			const object = type === "charge.refunded" ? chargeObject(payment) : sessionObject(payment, "");
			const event = { id: makeId("evt"), created: Math.floor(now().getTime() / 1000) };
			const body = JSON.stringify(eventObject(type, object, event));
			await courier.post({ bank: "stripe", about: payment.id, what: type, url, body }, mode);
			return payment;
		},
	};
}

export function makeId(prefix: string): string {
	return `${prefix}_${randomBytes(12).toString("hex")}`;
}
