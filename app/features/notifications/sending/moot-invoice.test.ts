import { expect, test } from "vitest";
import { MOOT } from "../../../shared/moot-messages.ts";
import { openCheckout } from "../../checkout/checkout.fixture.ts";
import { cancelInvoice } from "../../checkout/invoices/cancel-invoice.server.ts";
import { openOrderOutbox } from "../delivery/outbox.fixture.ts";

test("the payer of an invoice that was cancelled before its letter left is not asked to pay it", async () => {
	const checkout = await openCheckout();
	const { db, deps } = checkout;
	const outbox = openOrderOutbox(checkout);
	await checkout.invoiced();
	const { id: invoiceId } = await db.selectFrom("invoice").select("id").executeTakeFirstOrThrow();
	expect(await cancelInvoice(db, { invoiceId }, deps)).toMatchObject({ ok: true });
	expect(await outbox.deliver()).toEqual([]);
	const message = await db.selectFrom("outgoingMessage").selectAll().executeTakeFirstOrThrow();
	expect(message).toMatchObject({ status: "failed", lastError: MOOT.noInvoice });
	await checkout.close();
});
