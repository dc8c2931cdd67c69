import { createHmac } from "node:crypto";
import { ACCOUNTS } from "../accounts.ts";
import type { Bank, Desk } from "../bank.ts";
import { openIdempotency } from "../idempotency.ts";
import { answerApi } from "./api.ts";
import { answerPage } from "./pages.ts";
import { refuse } from "./refusal.ts";
import { openVault } from "./vault.ts";

/** Stripe Checkout: sessions, refunds, events, and the page that takes the card. */
export function openStripe(desk: Desk): Bank {
	const vault = openVault(desk);
	const idempotency = openIdempotency(desk.storage, "stripe-keys");
	const isPage = (path: string) => path.startsWith("/c/pay/");
	return {
		isPage,
		answer: (call) =>
			isPage(call.path) ? answerPage(call, vault, desk) : answerApi(call, { vault, desk, idempotency }),
		refuse: (status) =>
			refuse(status, { type: status === 429 ? "rate_limit_error" : "api_error", message: "Something went wrong" }),
		list: () =>
			vault.list().map(({ id, reference, amount, refunded, status, created }) => ({
				id,
				reference,
				amount,
				refunded,
				currency: "USD",
				status,
				createdAt: new Date(created * 1000).toISOString(),
				page: `/c/pay/${id}`,
			})),
		protocol: {
			headers: (body, isHonest) => ({ "stripe-signature": sign(body, isHonest, desk.now()) }),
			forge: (body) => body,
			isTaken: (status) => status >= 200 && status < 300,
		},
	};
}

/** `t=<unix>,v1=<hex of HMAC-SHA256 over "t.body">`, made when it is sent: a second try has a stamp of its own. */
function sign(body: string, isHonest: boolean, now: Date): string {
	const stamp = Math.floor(now.getTime() / 1000);
	const secret = isHonest ? ACCOUNTS.stripe.webhookSecret : "whsec_guessed";
	return `t=${stamp},v1=${createHmac("sha256", secret).update(`${stamp}.${body}`).digest("hex")}`;
}
