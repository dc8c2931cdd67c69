import { expect, test } from "vitest";
import { cancelTbankPayment } from "./cancel-tbank-payment.server.ts";
import type { TbankClient } from "./tbank-client.server.ts";

const asked = { reference: "ORB-1-1", providerId: "5" };

/** A bank that says how a payment stands, and then what its Cancel has made of it. */
function openBank(now: string, then = "CANCELED") {
	const sent: string[] = [];
	const client: Pick<TbankClient, "send"> = {
		async send(method, _params, schema) {
			sent.push(method);
			const Status = method === "Cancel" ? then : now;
			const answer = { PaymentId: "5", OrderId: "ORB-1-1", Status, Amount: 100, OriginalAmount: 100, NewAmount: 0 };
			return { ok: true, answer: schema.parse(answer) };
		},
	};
	return { sent, cancel: () => cancelTbankPayment(client, asked) };
}

test.each([["NEW"], ["FORM_SHOWED"], ["REJECTED"]])("%s is shut", async (now) => {
	const { sent, cancel } = openBank(now);
	expect(await cancel()).toEqual({ ok: true });
	expect(sent).toEqual(["GetState", "Cancel"]);
});

test.each([["CANCELED"], ["REVERSED"], ["DEADLINE_EXPIRED"]])("%s was shut before", async (now) => {
	const { sent, cancel } = openBank(now);
	expect(await cancel()).toEqual({ ok: true });
	expect(sent).toEqual(["GetState"]);
});

test.each([["AUTHORIZED"], ["CONFIRMING"], ["CONFIRMED"], ["REFUNDED"], ["PARTIAL_REFUNDED"]])(
	"%s is refused, and no money is given back",
	async (now) => {
		const { sent, cancel } = openBank(now);
		expect(await cancel()).toMatchObject({ ok: false, code: "refused", reason: "tbank Cancel: already paid" });
		expect(sent).toEqual(["GetState"]);
	},
);

test.each([["REVERSED"], ["REFUNDED"], ["REFUNDING"], ["DREAMING"]])(
	"a page that was paid in between, which Cancel has made %s, was not shut",
	async (then) => {
		const { cancel } = openBank("FORM_SHOWED", then);
		expect(await cancel()).toEqual({ ok: false, code: "refused", reason: `tbank Cancel: now ${then}` });
	},
);
