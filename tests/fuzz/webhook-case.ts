import { createHmac } from "node:crypto";
import { ACCOUNTS } from "../../sandbox/banks/accounts.ts";
import { tokenOf } from "../../sandbox/banks/tbank/token.ts";
import type { Dice } from "./dice.ts";
import type { Ground } from "./explore.ts";
import { bend, harm, junk } from "./junk.ts";
import type { Case } from "./send.ts";
import { percent } from "./write-address.ts";

const NOTICES = {
	tbank: {
		TerminalKey: ACCOUNTS.tbank.terminalKey,
		OrderId: "1-1",
		Success: true,
		Status: "CONFIRMED",
		PaymentId: 13660,
		ErrorCode: "0",
		Amount: 100_000,
		Pan: "430000******0777",
	},
	stripe: {
		id: "evt_1",
		object: "event",
		type: "checkout.session.completed",
		data: {
			object: {
				id: "cs_1",
				client_reference_id: "1-1",
				payment_status: "paid",
				amount_total: 1000,
				currency: "usd",
				payment_intent: "pi_1",
				metadata: { reference: "1-1" },
			},
		},
	},
	tbank_forma: {
		id: "1-1",
		status: "signed",
		created_at: "2026-02-10T09:00:00Z",
		demo: false,
		committed: true,
		order_amount: 100_000.5,
		credit_amount: 1000,
		product: "installment_credit",
		term: 6,
		monthly_payment: 100,
		items: [],
	},
	yookassa: {
		type: "notification",
		event: "payment.succeeded",
		object: {
			id: "22d6d597-000f-5000-9000-145f6df21d6f",
			status: "succeeded",
			paid: true,
			amount: { value: "2.00", currency: "RUB" },
			metadata: { reference: "1-1" },
		},
	},
} as const;

/** A notification of a bank, bent, and signed as the bank would where it signs. */
export function webhookCase({ words }: Ground, dice: Dice): Case {
	const bank = dice.pick(Object.keys(NOTICES) as (keyof typeof NOTICES)[]);
	const notice = bend(NOTICES[bank], dice) as Record<string, unknown>;
	const isObject = notice !== null && typeof notice === "object" && !Array.isArray(notice);
	if (bank === "tbank" && isObject && !dice.once(5)) notice.Token = tokenOf(notice, ACCOUNTS.tbank.password);
	const text = JSON.stringify(notice) ?? "";
	const body = Buffer.from(dice.once(12) ? harm(text, dice) : text);
	const stamp = Math.floor(Date.now() / 1000);
	const mac = createHmac("sha256", ACCOUNTS.stripe.webhookSecret).update(`${stamp}.`).update(body).digest("hex");
	const headers = {
		"content-type": dice.pick(["application/json", "application/x-www-form-urlencoded", "text/plain"]),
		"content-length": String(body.length),
		"stripe-signature": dice.once(6) ? junk(dice).replace(/[^\x20-\x7e]/g, "") : `t=${stamp},v1=${mac}`,
	};
	const path = dice.once(15) ? `/webhooks/${percent(dice.pick([...words, junk(dice)]))}` : `/webhooks/${bank}`;
	const query = dice.once(5) ? `?amount=${percent(junk(dice))}` : "";
	return { kind: "webhook", method: "POST", path: path + query, headers, body };
}
