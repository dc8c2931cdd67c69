import type { Desk } from "../bank.ts";
import { coolingOf, describe, type FormaApplication } from "./application.ts";

export type Counter = {
	get(orderNumber: string): FormaApplication | undefined;
	findByCode(code: string): FormaApplication | undefined;
	list(): FormaApplication[];
	save(application: FormaApplication): FormaApplication;
	/** Moves it and calls the webhook. Resolves when it was called once, or will be later. */
	move(application: FormaApplication, change: Partial<FormaApplication>): Promise<FormaApplication>;
	sign(application: FormaApplication): Promise<FormaApplication>;
};

/** Kopecks by which the switchboard falsifies a sum. */
const FALSE_BY = 100;

export function openCounter({ storage, courier, now, coolingMs }: Desk): Counter {
	const applications = storage.table<FormaApplication>("forma");

	async function move(before: FormaApplication, change: Partial<FormaApplication>): Promise<FormaApplication> {
		const mode = before.webhookUrl ? courier.nextMode("forma") : "ok";
		const changed = { ...before, ...change };
		const application = applications.save(
			mode === "wrong-amount" ? { ...changed, sum: changed.sum - FALSE_BY } : changed,
		);
		const posting = noticeOf(application, now());
		if (posting) await courier.post(posting, mode);
		return application;
	}

	return {
		get: applications.get,
		findByCode: (code) => applications.list().find((application) => application.code === code),
		list: applications.list,
		save: applications.save,
		move,
		async sign(application) {
			const cooling = coolingOf(application.sum, coolingMs);
			const until = cooling > 0 ? new Date(now().getTime() + cooling) : undefined;
			const signed = await move(application, { status: "signed", coolingUntil: until?.toISOString() });
			const cooled = until && noticeOf(signed, until);
			// The second webhook, when the time to think is over.
			if (cooled) await courier.post({ ...cooled, what: "signed, cooled off", notBefore: until }, "ok");
			return signed;
		},
	};
}

function noticeOf(application: FormaApplication, now: Date) {
	const { id, status, webhookUrl: url } = application;
	return url
		? ({ bank: "forma", about: id, what: status, url, body: JSON.stringify(describe(application, now)) } as const)
		: undefined;
}

/** What somebody might claim who knows the shop's order numbers and nothing else. */
export function forgeNotice(body: string): string {
	const application = JSON.parse(body) as Record<string, unknown>;
	const status = application.status === "signed" ? "canceled" : "signed";
	return JSON.stringify({ ...application, status, committed: status === "signed" });
}
