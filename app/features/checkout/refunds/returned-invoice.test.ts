import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { splitStatements } from "../../../../database/migrate.server.ts";
import { money } from "../../../shared/money.ts";
import type { PaymentState } from "../../payments/provider.ts";
import { reconcilePayments } from "../attempts/reconcile-payments.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelInvoice } from "../invoices/cancel-invoice.server.ts";
import { getInvoice } from "../invoices/get-invoice.server.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";
import { carryOutRefunds } from "./carry-out-refunds.server.ts";
import { requestInvoiceRefund } from "./request-invoice-refund.server.ts";

describe("an invoice without an order whose money goes back", () => {
	let school: TestCheckout;
	const told: string[] = [];
	beforeAll(async () => {
		school = await openCheckout();
		const announceInvoice = async (_db: unknown, { news }: { news: string }) => void told.push(news);
		Object.assign(school.deps, { messages: { ...school.deps.messages, announceInvoice } });
	});
	afterAll(() => school.close());
	beforeEach(() => {
		school.banks.tbank.cancelMode = "ok";
		told.length = 0;
	});

	const by = "Ольга";
	async function written() {
		const parts = [10_000_00, 12_000_00, 8_000_00].map((amount) => ({ amount, dueOn: "2026-12-01" }));
		const invoice = await school.invoiced({ parts });
		const { number } = invoice;
		const { id } = await school.db
			.selectFrom("invoice")
			.where("number", "=", number)
			.select("id")
			.executeTakeFirstOrThrow();
		return { ...invoice, id, view: () => getInvoice(school.db, invoice) };
	}
	type Written = Awaited<ReturnType<typeof written>>;

	/** Opens the bank's page of the next part, or of all the rest. */
	async function open(invoice: Written, isWhole = false): Promise<string> {
		await payInvoice(school.db, { ...invoice, paymentType: "card_ru", isWhole }, school.deps);
		return school.banks.tbank.last();
	}
	const report = (reference: string, state: PaymentState) => school.tell("tbank", state, reference);
	async function giveBack(invoiceId: string, amount: number) {
		const question = { invoiceId, key: "form", amount, reason: "Не подошло", by };
		const asked = await requestInvoiceRefund(school.db, question, school.deps);
		if (!asked.ok) throw new Error(asked.code);
		await carryOutRefund(school.db, { refundId: asked.value.refundId, by }, school.deps);
	}
	/** Its first part is paid, the page of the second one is open. */
	async function halfPaid() {
		const invoice = await written();
		await report(await open(invoice), "captured");
		return { ...invoice, second: await open(invoice) };
	}
	/** Cancels an invoice whose bank leaves its page open. */
	async function cancelUnshut(invoiceId: string) {
		school.banks.tbank.cancelMode = "refused";
		await cancelInvoice(school.db, { invoiceId }, school.deps);
	}
	async function runJob() {
		school.forward(2);
		await reconcilePayments(school.db, school.deps);
	}
	const atBank = (reference: string) => school.banks.tbank.payments.get(reference);
	const rub = (sum: number) => money(sum, "RUB");

	test("shows what has gone back, and is paid on as long as not all has", async () => {
		const invoice = await halfPaid();
		await giveBack(invoice.id, 4_000_00);
		await runJob();
		expect(await invoice.view()).toMatchObject({ state: "part_paid", paid: rub(10_000_00), returned: rub(4_000_00) });
		expect(atBank(invoice.second)?.state).toBe("pending");
	});

	test("has the page of its bank shut with the last of it", async () => {
		const { second, id, view } = await halfPaid();
		await giveBack(id, 10_000_00);
		// The very next run does it: the page would not be asked after by its own time yet.
		await reconcilePayments(school.db, school.deps);
		expect(atBank(second)?.state).toBe("cancelled");
		expect(await view()).toMatchObject({ state: "cancelled", returned: rub(10_000_00), left: rub(0) });
		expect(told).toEqual(["created", "part_paid", "refunded"]);
	});

	test("keeps nothing that arrives all the same", async () => {
		school.banks.tbank.cancelMode = "refused";
		const { second, id, view } = await halfPaid();
		await giveBack(id, 10_000_00);
		await runJob();
		await report(second, "captured");
		await carryOutRefunds(school.db, school.deps);
		expect(atBank(second)?.refunded).toBe(12_000_00);
		expect(await view()).toMatchObject({ state: "cancelled", paid: rub(10_000_00), returned: rub(10_000_00) });
		expect(told).toEqual(["created", "part_paid", "refunded", "overpaid"]);
	});

	test("that was cancelled in part paid is never payable again, and gives back a part that arrives", async () => {
		const { second, id, view } = await halfPaid();
		await cancelUnshut(id);
		await report(second, "captured");
		await carryOutRefunds(school.db, school.deps);
		expect(atBank(second)?.refunded).toBe(12_000_00);
		expect(await view()).toMatchObject({ state: "cancelled", paid: rub(10_000_00), returned: rub(0), left: rub(0) });
	});

	test("is not cancelled while a bank keeps money ready for it", async () => {
		const invoice = await written();
		await report(await open(invoice), "authorized");
		const refused = await cancelInvoice(school.db, { invoiceId: invoice.id }, school.deps);
		expect(refused).toEqual({ ok: false, code: "invoiceNotCancellable" });
		expect(await invoice.view()).toMatchObject({ state: "open" });
	});

	test("gives something back by hand while what was paid twice is still on its way", async () => {
		const invoice = await written();
		const pages = [await open(invoice, true), await open(invoice)];
		for (const page of pages) await report(page, "captured");
		await giveBack(invoice.id, 4_000_00);
		expect(pages.map((page) => atBank(page)?.refunded)).toEqual([4_000_00, 0]);
		await carryOutRefunds(school.db, school.deps);
		expect(pages.map((page) => atBank(page)?.refunded)).toEqual([4_000_00, 10_000_00]);
	});

	test("that was cancelled unpaid gives back a part that arrives", async () => {
		const invoice = await written();
		const first = await open(invoice);
		await cancelUnshut(invoice.id);
		await report(first, "captured");
		await carryOutRefunds(school.db, school.deps);
		expect(atBank(first)?.refunded).toBe(10_000_00);
		expect(await invoice.view()).toMatchObject({ state: "cancelled", paid: rub(0) });
	});

	test("that was cancelled is paid where all the rest arrives at once", async () => {
		const invoice = await halfPaid();
		const rest = await open(invoice, true);
		await cancelUnshut(invoice.id);
		await report(rest, "captured");
		expect(await carryOutRefunds(school.db, school.deps)).toBe(0);
		expect(await invoice.view()).toMatchObject({ state: "paid", paid: rub(30_000_00) });
		expect(told).toEqual(["created", "part_paid", "paid"]);
	});

	test("that was cancelled keeps nothing that arrives once money of it has gone back", async () => {
		const invoice = await halfPaid();
		const rest = await open(invoice, true);
		await cancelUnshut(invoice.id);
		await giveBack(invoice.id, 4_000_00);
		await report(rest, "captured");
		await carryOutRefunds(school.db, school.deps);
		expect(atBank(rest)?.refunded).toBe(20_000_00);
		expect(await invoice.view()).toMatchObject({ state: "cancelled", paid: rub(10_000_00), returned: rub(4_000_00) });
	});

	test("that was cancelled has the page of a part shut once its bank does it", async () => {
		const { second, id } = await halfPaid();
		await cancelUnshut(id);
		school.banks.tbank.cancelMode = "ok";
		await runJob();
		expect(atBank(second)?.state).toBe("cancelled");
	});

	test("is not told as paid where the bank says of both at once", async () => {
		const invoice = await written();
		await report(await open(invoice), "refunded");
		expect(await invoice.view()).toMatchObject({ state: "cancelled", returned: rub(10_000_00) });
		expect(told).toEqual(["created", "refunded"]);
	});

	test("is paid on where the bank says at once of its second part that it came and went back", async () => {
		const { second, view } = await halfPaid();
		await report(second, "refunded");
		const returned = { paid: rub(22_000_00), returned: rub(12_000_00), left: rub(8_000_00) };
		expect(await view()).toMatchObject({ state: "part_paid", ...returned });
	});

	test("at the bank before that ended it is ended by the migration, and no other is", async () => {
		const returned = await halfPaid();
		await giveBack(returned.id, 10_000_00);
		const kept = await halfPaid();
		await giveBack(kept.id, 4_000_00);
		await school.db.updateTable("invoice").set({ state: "part_paid" }).where("id", "=", returned.id).execute();
		const folder = join(import.meta.dirname, "../../../../database/migrations");
		const migration = readFileSync(join(folder, "0064_returned_invoices.sql"), "utf8");
		for (const statement of splitStatements(migration)) await sql.raw(statement).execute(school.db);
		expect(await returned.view()).toMatchObject({ state: "cancelled" });
		expect(await kept.view()).toMatchObject({ state: "part_paid" });
	});
});
