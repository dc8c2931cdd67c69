import { ACCOUNTS } from "../accounts.ts";
import type { Desk } from "../bank.ts";
import type { NoticeMode } from "../bank-switches.ts";
import { asOf, type TbankPayment } from "./payment.ts";
import { tokenOf } from "./token.ts";

export type Till = {
	find(id: string): TbankPayment | undefined;
	findByOrder(orderId: string): TbankPayment | undefined;
	findByCode(code: string): TbankPayment | undefined;
	list(): TbankPayment[];
	save(payment: TbankPayment): TbankPayment;
	/** Moves it and tells the shop. Resolves when the shop was told, or will be later. */
	move(payment: TbankPayment, change: Partial<TbankPayment>): Promise<TbankPayment>;
	/** The card was good: held, and taken at once where there is one stage. */
	charge(payment: TbankPayment, pan: string): Promise<TbankPayment>;
};

/** Kopecks by which the switchboard falsifies a sum. */
const FALSE_BY = 100;

export function openTill({ storage, courier, now }: Desk): Till {
	const payments = storage.table<TbankPayment>("tbank");
	const list = () => payments.list().map((payment) => asOf(payment, now()));

	async function move(before: TbankPayment, change: Partial<TbankPayment>): Promise<TbankPayment> {
		const mode = before.notificationUrl ? courier.nextMode("tbank") : "ok";
		const changed = { ...before, ...change };
		const payment = payments.save(mode === "wrong-amount" ? { ...changed, left: changed.left - FALSE_BY } : changed);
		await tell(payment, mode);
		return payment;
	}

	async function tell(payment: TbankPayment, mode: NoticeMode): Promise<void> {
		if (!payment.notificationUrl) return;
		const body = JSON.stringify(noticeOf(payment));
		const posting = {
			bank: "tbank",
			about: payment.id,
			what: payment.status,
			url: payment.notificationUrl,
			body,
		} as const;
		await courier.post(posting, mode);
	}

	return {
		list,
		find: (id) => list().find((payment) => payment.id === id),
		findByOrder: (orderId) => list().find((payment) => payment.orderId === orderId),
		findByCode: (code) => list().find((payment) => payment.code === code),
		save: payments.save,
		move,
		async charge(payment, pan) {
			const change = { status: "AUTHORIZED", errorCode: "0", pan };
			if (payment.payType === "T") return move(payment, change);
			// The first notice goes out while the money is already being taken: the shop may see either.
			const told = move(payment, change);
			const held = payments.get(payment.id) ?? payment;
			const taken = await move(held, { status: "CONFIRMED" });
			await told;
			return taken;
		},
	};
}

function noticeOf(payment: TbankPayment): object {
	const params = {
		TerminalKey: ACCOUNTS.tbank.terminalKey,
		OrderId: payment.orderId,
		Success: payment.status !== "REJECTED",
		Status: payment.status,
		// A number here, a string in answers.
		PaymentId: Number(payment.id),
		ErrorCode: payment.errorCode,
		Amount: payment.left,
		...(payment.pan ? { CardId: 322264, Pan: payment.pan, ExpDate: "1230" } : {}),
	};
	return { ...params, Token: tokenOf(params, ACCOUNTS.tbank.password) };
}

/** The same told by somebody who does not know the password. */
export function forgeNotice(body: string): string {
	const params = JSON.parse(body) as Record<string, unknown>;
	return JSON.stringify({ ...params, Token: tokenOf(params, "guessed-password") });
}
