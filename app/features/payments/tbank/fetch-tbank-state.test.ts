import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { fetchTbankState } from "./fetch-tbank-state.server.ts";
import type { TbankClient } from "./tbank-client.server.ts";

const reference = "ORB-1-1";
const asked = money(300_00, "RUB");

/** Asks a bank that gives this answer, by its own number of the payment or without it. */
function ask(answer: object, providerId?: string) {
	const client: TbankClient = {
		async send(_method, _params, schema) {
			return { ok: true, answer: schema.parse(answer) };
		},
	};
	return fetchTbankState(client, { reference, providerId, amount: asked });
}
const payment = (PaymentId: string, Status: string, Amount: number) => ({ PaymentId, Status, Amount });

test("a payment of another order is none of this one, whatever its number", async () => {
	const answer = { ...payment("5", "CONFIRMED", 300_00), OrderId: "ORB-2-1" };
	expect(await ask(answer, "5")).toMatchObject({ ok: false, code: "refused" });
	expect(await ask({ ...answer, OrderId: reference }, "5")).toMatchObject({ ok: true, state: "captured" });
});

test.each(["CONFIRMED", "AUTHORIZED", "PARTIAL_REFUNDED"])(
	"of several payments of one reference the one with money in it counts: %s",
	async (status) => {
		const Payments = [payment("1", status, 100_00), payment("2", "REJECTED", 300_00)];
		expect(await ask({ OrderId: reference, Payments })).toMatchObject({ ok: true, providerId: "1" });
	},
);

test("what the bank holds is told as the sum that it holds, what it does not as the one that was asked for", async () => {
	const told = (status: string) => ask({ ...payment("5", status, 299_00), OrderId: reference }, "5");
	for (const status of ["NEW", "AUTHORIZED", "CONFIRMED"])
		expect(await told(status), status).toMatchObject({ amount: money(299_00, "RUB") });
	for (const status of ["REJECTED", "CANCELED", "REFUNDED"])
		expect(await told(status), status).toMatchObject({ amount: asked });
	expect(await told("PARTIAL_REFUNDED")).toMatchObject({ amount: asked, refunded: money(1_00, "RUB") });
});

test("a check that was failed is no declined card", async () => {
	const told = (status: string) => ask({ ...payment("5", status, 300_00), OrderId: reference }, "5");
	expect(await told("AUTH_FAIL")).toMatchObject({ state: "failed", failure: "authentication_failed" });
	expect(await told("REJECTED")).toMatchObject({ state: "failed", failure: "declined" });
});
