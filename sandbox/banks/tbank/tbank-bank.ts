import type { Bank, Desk } from "../bank.ts";
import { answerApi } from "./api.ts";
import { answerPage } from "./pages.ts";
import { refuse } from "./refusal.ts";
import { forgeNotice, openTill } from "./till.ts";

/** T-Bank internet acquiring (EACQ v2) with its payment form. */
export function openTbank(desk: Desk): Bank {
	const till = openTill(desk);
	const isPage = (path: string) => path.startsWith("/new/");
	return {
		isPage,
		answer: (call) => (isPage(call.path) ? answerPage(call, till, desk) : answerApi(call, till, desk)),
		refuse: (status) => ({ ...refuse("9999"), status }),
		list: () =>
			till.list().map(({ id, orderId, amount, left, status, createdAt, code }) => ({
				id,
				reference: orderId,
				amount,
				refunded: status.endsWith("REFUNDED") ? amount - left : 0,
				currency: "RUB",
				status,
				createdAt,
				page: `/new/${code}`,
			})),
		protocol: {
			headers: () => ({}),
			forge: forgeNotice,
			isTaken: (status, text) => status === 200 && text === "OK",
		},
	};
}
