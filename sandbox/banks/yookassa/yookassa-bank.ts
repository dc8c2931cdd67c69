import type { Bank, Desk } from "../bank.ts";
import { openIdempotency } from "../idempotency.ts";
import { answerApi, refuse } from "./api.ts";
import { forgeNotice, openCashbox } from "./cashbox.ts";
import { answerPage } from "./pages.ts";

/** YooKassa v3: cards and Sber's credit, refunds, receipts. */
export function openYookassa(desk: Desk): Bank {
	const cashbox = openCashbox(desk);
	const idempotency = openIdempotency(desk.storage, "yookassa-keys");
	const isPage = (path: string) => path.startsWith("/checkout/");
	return {
		isPage,
		answer: (call) =>
			isPage(call.path) ? answerPage(call, cashbox, desk) : answerApi(call, { cashbox, desk, idempotency }),
		refuse: (status) => refuse(status, status === 429 ? "too_many_requests" : "internal_server_error"),
		list: () =>
			cashbox.list().map(({ id, metadata, amount, refunded, status, createdAt }) => ({
				id,
				reference: metadata.reference ?? "",
				amount,
				refunded,
				currency: "RUB",
				status,
				createdAt,
				page: `/checkout/${id}`,
			})),
		protocol: {
			headers: () => ({}),
			forge: forgeNotice,
			isTaken: (status) => status >= 200 && status < 300,
		},
	};
}
