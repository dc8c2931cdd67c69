import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { day, minorUnits, optionalRowId, requiredText } from "../../../records/field-rules.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { CURRENCIES, money } from "../../../shared/money.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { readEmail } from "../../requests/rules/read-email.server.ts";
import { readPhone } from "../../requests/rules/read-phone.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { createInvoice } from "../invoices/create-invoice.server.ts";
import { INVOICE_STATE } from "../invoices/invoice-state.server.ts";
import { hasUnconfirmedReceipt } from "../receipts/unconfirmed-receipt.server.ts";
import { invoicePayKey } from "../rules/invoice-pay-key.server.ts";
import { invoiceActions } from "./invoice-actions.server.ts";

const MOST_MINOR = 1_000_000_00;

/** A phone in E.164. It is checked together with the other fields, so that all mistakes are reported at once. */
function dial(typed: string, context: z.RefinementCtx): string {
	const phone = readPhone(typed);
	if (phone.ok) return phone.value.e164;
	context.addIssue({ code: "custom", message: "phone" });
	return z.NEVER;
}

/** An address as the forms of the site take and keep it: managers copy it from there. */
function readMailbox(typed: string, context: z.RefinementCtx): string {
	const email = readEmail(typed);
	if (email.ok) return email.value;
	context.addIssue({ code: "custom", message: "email" });
	return z.NEVER;
}

const invoiceSchema = z
	.object({
		orderId: optionalRowId,
		locale: z.enum(LOCALES, "required"),
		payerName: requiredText(100),
		payerSurname: requiredText(100),
		payerPhone: requiredText(40).transform(dial),
		payerEmail: requiredText(254).transform(readMailbox),
		currency: z.enum(CURRENCIES, "required"),
		/** Minor units. */
		total: minorUnits(1, MOST_MINOR),
		purpose: requiredText(300),
		dueOn: day.nullish().transform((value) => value ?? null),
		parts: z.array(z.object({ amount: minorUnits(1, MOST_MINOR), dueOn: day })).max(24, "tooMany"),
	})
	.superRefine(({ parts, total }, context) => {
		const sum = parts.reduce((all, { amount }) => all + amount, 0);
		if (parts.length > 0 && sum !== total) context.addIssue({ code: "custom", path: ["parts"], message: "partsSum" });
		for (const [index, { dueOn }] of parts.entries()) {
			const before = parts[index - 1];
			if (before && dueOn <= before.dueOn)
				context.addIssue({ code: "custom", path: ["parts", index, "dueOn"], message: "partsOrder" });
		}
	});

type InvoiceDocument = z.infer<typeof invoiceSchema>;

/** Invoices that staff write by hand: paid at `/pay` by number, whole or in parts. What was written stays as it was. */
export function createInvoiceResource(bankDeps: BankDeps): Resource<InvoiceDocument> {
	const { addresses, messages } = bankDeps;
	return {
		name: "invoices",
		schema: invoiceSchema,
		isContent: false,
		// The link holds a key to the invoice; why money went back is written about a person, and what for it is paid may name a child.
		privateFields: ["link", "refunds", "payerName", "payerSurname", "payerPhone", "payerEmail", "purpose"],
		list: INVOICE_LIST,
		lock: lockRow("invoice"),
		actions: invoiceActions(bankDeps),
		read: readRows((db, ids) => readInvoices(db, ids, addresses)),
		async create(transaction, input, { now }) {
			const problem = await findPastDay(transaction, input, now);
			if (problem) return problem;
			const { payerName, payerSurname, payerPhone, payerEmail, currency, total, ...rest } = input;
			const payer = { name: payerName, surname: payerSurname, phone: payerPhone, email: payerEmail };
			const written = await createInvoice(
				transaction,
				{ ...rest, payer, total: money(total, currency) },
				{ clock: { now: () => now }, messages },
			);
			if (!written.ok) return fail(written.code, written.code === "invoiceWrong" ? "total" : "orderId");
			const { id } = await transaction
				.selectFrom("invoice")
				.where("number", "=", written.value.number)
				.select("id")
				.executeTakeFirstOrThrow();
			return succeed(id);
		},
	};
}

/** A due day must not have passed in the school's zone; the first part is the earliest one. */
async function findPastDay(db: Database, { dueOn, parts: [first] }: InvoiceDocument, now: Date) {
	const { hours } = await getSiteSettings(db);
	const today = inZone(now, hours.zone).toPlainDate().toString();
	if (dueOn && dueOn < today) return fail("past", "dueOn");
	return first && first.dueOn < today ? fail("past", "parts.0.dueOn") : undefined;
}

/** For an invoice in parts, the day of the first part that is not fully paid; null once nothing more is expected. */
const DUE_ON = sql`case when ${INVOICE_STATE} not in ('open', 'part_paid') then null when invoice.parts = '[]' then invoice.due_on else (
	select part.due_on
	from (select listed.item->>'dueOn' as due_on, listed.place,
			sum((listed.item->>'amount')::bigint) over (order by listed.place) as until
		from jsonb_array_elements(invoice.parts) with ordinality as listed (item, place)) as part
	where part.until > invoice.paid order by part.place limit 1) end`;

const INVOICE_LIST: ListRule = {
	from: sql`invoice left join course_order on course_order.id = invoice.order_id`,
	columns: {
		id: sql`invoice.id`,
		number: sql`invoice.number`,
		state: INVOICE_STATE,
		payer: sql`invoice.payer_name || ' ' || invoice.payer_surname`,
		email: sql`invoice.payer_email`,
		phone: sql`invoice.payer_phone`,
		purpose: sql`invoice.purpose`,
		total: sql`invoice.total`,
		paid: sql`invoice.paid`,
		currency: sql`invoice.currency`,
		dueOn: DUE_ON,
		order: sql`course_order.number`,
		createdAt: sql`invoice.created_at`,
	},
	csv: { total: "minor", paid: "minor", dueOn: "day" },
	search: [
		sql`invoice.number`,
		sql`invoice.payer_name`,
		sql`invoice.payer_surname`,
		sql`invoice.payer_email`,
		sql`invoice.payer_phone`,
	],
	filters: {
		state: (state) => sql`${INVOICE_STATE} = ${state}`,
		orderId: byRowId(sql`invoice.order_id`),
		closingReceipt: (state) =>
			state === "unconfirmed"
				? sql`exists (select 1 from payment where payment.invoice_id = invoice.id and payment.order_id is null
					and ${hasUnconfirmedReceipt()})`
				: undefined,
	},
	sorts: {
		createdAt: sql`invoice.created_at`,
		number: sql`invoice.number`,
		total: sql`invoice.total`,
		dueOn: DUE_ON,
	},
	defaultSort: { by: "createdAt", order: "desc" },
};

/** The invoices of these ids with their refunds, receipts and the link for the payer. */
export async function readInvoices(db: Database, ids: readonly string[], addresses: BankDeps["addresses"]) {
	const rows = await db
		.selectFrom("invoice")
		.where("id", "in", ids)
		.selectAll()
		.select(INVOICE_STATE.as("shownState"))
		.execute();
	const refunds = await selectRefunds(db, ids);
	const receipts = await selectUnconfirmedReceipts(db, ids);
	return rows.map(({ secret, shownState, ...row }) => ({
		...row,
		state: shownState,
		refunds: refunds.filter(({ invoiceId }) => invoiceId === row.id),
		unconfirmedReceipts: receipts.filter(({ invoiceId }) => invoiceId === row.id),
		/** The address that opens the invoice without the payer's e-mail. */
		link: addresses.invoice({ number: row.number, payKey: invoicePayKey({ secret }), locale: row.locale }),
	}));
}

/** What went back, or should, of money paid for an invoice without an order; an order has its own refunds. */
function selectRefunds(db: Database, invoiceIds: readonly string[]) {
	return db
		.selectFrom("refund")
		.where("invoiceId", "in", invoiceIds)
		.where("orderId", "is", null)
		.orderBy("createdAt")
		.select(["id", "invoiceId", "kind", "amount", "currency", "reason", "state", "requestedBy", "failure", "createdAt"])
		.execute();
}

function selectUnconfirmedReceipts(db: Database, invoiceIds: readonly string[]) {
	return db
		.selectFrom("payment")
		.where("invoiceId", "in", invoiceIds)
		.where("orderId", "is", null)
		.where(hasUnconfirmedReceipt())
		.orderBy("createdAt")
		.select(["id", "invoiceId", "attempt", "provider", "closingReceiptAskedAt as askedAt"])
		.$narrowType<{ askedAt: Date }>()
		.execute();
}
