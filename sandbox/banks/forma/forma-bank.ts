import type { Bank, Desk } from "../bank.ts";
import { answerApi, refuse } from "./api.ts";
import { forgeNotice, openCounter } from "./counter.ts";
import { answerPage } from "./pages.ts";

/** T-Bank "forma": applications for a credit, and the page where a customer makes one. */
export function openForma(desk: Desk): Bank {
	const counter = openCounter(desk);
	const isPage = (path: string) => path.startsWith("/online/");
	return {
		isPage,
		answer: (call) => (isPage(call.path) ? answerPage(call, counter, desk) : answerApi(call, counter, desk)),
		refuse: (status) => ({
			...refuse(status, "try again"),
			headers: { "content-type": "application/json", "retry-after": "1" },
		}),
		list: () =>
			counter.list().map(({ id, sum, status, committed, createdAt, code }) => ({
				id,
				reference: id,
				amount: sum,
				refunded: 0,
				currency: "RUB",
				status: committed ? `${status}, committed` : status,
				createdAt,
				page: `/online/${code}`,
			})),
		protocol: {
			headers: () => ({}),
			forge: forgeNotice,
			isTaken: (status) => status >= 200 && status < 300,
		},
	};
}
