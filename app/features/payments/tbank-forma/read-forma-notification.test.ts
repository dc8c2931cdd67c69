import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { money } from "../../../shared/money.ts";
import type { FormaClient } from "./forma-client.server.ts";
import type { FormaApplication } from "./forma-wire.ts";
import { readFormaNotification } from "./read-forma-notification.server.ts";

const application: FormaApplication = { id: "ORB-1-1", status: "approved", committed: false, order_amount: 30_001 };

/** What is made of a notification where the bank says this of the application. */
function read(claimed: Partial<FormaApplication>, truth: Partial<FormaApplication> = claimed) {
	const read = async () => ({ ok: true, answer: { ...application, ...truth } }) as const;
	const nothing = () => Promise.reject(new Error("nothing is changed"));
	const client: FormaClient = { read, create: nothing, change: nothing };
	const body = Buffer.from(JSON.stringify({ ...application, ...claimed }));
	const notification = { body, headers: {}, query: new URLSearchParams(), ip: undefined };
	return readFormaNotification(client, notification, createSettableClock("2026-11-18T09:00:00Z"));
}

test.each([
	["approved", "signed"],
	["approved", "canceled"],
	["signed", "canceled"],
	["rejected", "inprogress"],
] as const)("«%s» is believed where the bank has come to «%s» by now", async (claimed, truth) => {
	expect(await read({ status: claimed }, { status: truth })).toMatchObject({ ok: true });
});

test.each([
	["approved", "new"],
	["approved", "inprogress"],
	["signed", "approved"],
	["canceled", "approved"],
	["canceled", "signed"],
] as const)("«%s» is forged where the bank says «%s»", async (claimed, truth) => {
	expect(await read({ status: claimed }, { status: truth })).toMatchObject({ code: "forged", status: 403 });
});

test("a notification of another sum than the bank's is forged", async () => {
	expect(await read({ order_amount: 30_000 }, {})).toMatchObject({ code: "forged" });
});

test("a commit is told apart from the signature before it", async () => {
	const signed = await read({ status: "signed" });
	const committed = await read({ status: "signed", committed: true });
	expect(committed).toMatchObject({ ok: true, report: { state: "captured" } });
	expect(committed.ok && committed.dedupeKey).not.toBe(signed.ok && signed.dedupeKey);
});

test("a cooling-off that the bank says is over holds nothing up, and a monthly payment is of whole kopecks", async () => {
	const cooling = { until: "2026-11-20T09:00:00Z", has_happened: true };
	const plan = { term: 12, monthly_payment: 2_500.089 };
	expect(await read({ status: "signed", commit_cooldown: { ...cooling, has_happened: false } })).toMatchObject({
		report: { coolingUntil: new Date(cooling.until) },
	});
	const cooled = await read({ status: "signed", commit_cooldown: cooling, ...plan });
	expect(cooled).toMatchObject({
		report: { capturable: true, plan: { months: 12, monthly: money(2_500_09, "RUB") } },
	});
	expect(cooled).not.toHaveProperty("report.coolingUntil");
});
