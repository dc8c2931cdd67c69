import type { Insertable } from "kysely";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import type { OrderTables } from "../../../database/order-types.ts";
import type { CourseFile } from "../../../database/seed/course-file.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Schema } from "../../../database/types.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../platform/clock.fixture.ts";
import { createLog } from "../../platform/log.server.ts";
import { byAddress, createRateLimit } from "../../platform/rate-limit.server.ts";
import { MINUTE_MS } from "../../shared/durations.ts";
import { money } from "../../shared/money.ts";
import type { PaymentState } from "../payments/provider.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { applyPaymentReport } from "./attempts/apply-payment-report.server.ts";
import { createFakeBank, type FakeBank } from "./attempts/fake-bank.fixture.ts";
import { startPayment } from "./attempts/start-payment.server.ts";
import type { NotificationDeps } from "./attempts/take-notification.server.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import { createInvoice, type NewInvoice } from "./invoices/create-invoice.server.ts";
import { buildOrderRequest } from "./placing/order-request.fixture.ts";
import type { OrderRequest, PlacedOrder } from "./placing/order-request.ts";
import { placeOrder } from "./placing/place-order.server.ts";
import { carryOutRefund } from "./refunds/carry-out-refund.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";

export const NOON = "2026-11-18T09:00:00Z";

/** A school with a checkout: four banks in memory, a clock that stands still, everything that was announced. */
export async function openCheckout(courses: readonly CourseFile[] = [buildCourse()]) {
	const opened: OpenDatabase = await openTestDatabase();
	const clock = createSettableClock(NOON);
	await seedTestSchool(opened.db, { now: clock.now(), courses });
	const settings = await getSiteSettings(opened.db);
	const banks = {
		tbank: createFakeBank("tbank"),
		stripe: createFakeBank("stripe"),
		tbank_forma: createFakeBank("tbank_forma", [3, 6, 12, 24]),
		yookassa: createFakeBank("yookassa"),
	};
	const news: string[] = [];
	const logged: string[] = [];
	const control: { step: ((step: CheckoutStep) => void) | undefined } = { step: undefined };
	const deps: NotificationDeps & { settings: typeof settings } = {
		clock,
		strangers: byAddress(createRateLimit({ tries: 1000, windowMs: MINUTE_MS, clock })),
		settings,
		log: createLog("warn", (line) => logged.push(line)),
		messages: {
			async announceOrder(_db, message) {
				news.push(message.news);
			},
			async repeatLetter() {
				news.push("repeated");
			},
			async announceInvoice() {},
		},
		atStep: (step) => control.step?.(step),
		banks: {
			byType: new Map([
				["card_ru", banks.tbank],
				["card_foreign", banks.stripe],
				["instalment_tbank", banks.tbank_forma],
				["instalment_sber", banks.yookassa],
			]),
			byCode: new Map(Object.values(banks).map((bank) => [bank.code, bank])),
		},
		addresses: {
			order: ({ token }) => `https://school.example/order/${token}`,
			invoice: ({ number }) => `https://school.example/pay?number=${number}`,
			notification: (provider) => `https://school.example/webhooks/${provider}`,
		},
	};
	let serial = 0;
	return {
		...opened,
		clock,
		deps,
		banks: banks as Record<keyof typeof banks, FakeBank>,
		news,
		logged,
		control,
		forward(minutes: number) {
			clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));
		},
		place: (changes: Partial<OrderRequest> = {}) =>
			placeOrder(opened.db, buildOrderRequest({ key: `form-${++serial}`, ...changes }), deps),
		async placed(changes: Partial<OrderRequest> = {}): Promise<PlacedOrder> {
			const placed = await placeOrder(opened.db, buildOrderRequest({ key: `form-${++serial}`, ...changes }), deps);
			if (!placed.ok) throw new Error(`Not placed: ${placed.code}`);
			return placed;
		},
		/** An order that T-Bank has the money of. */
		async paid(changes: Partial<OrderRequest> = {}): Promise<PlacedOrder & { readonly reference: string }> {
			const order = await this.placed(changes);
			await startPayment(opened.db, { token: order.token }, deps);
			await this.tell("tbank", "captured");
			return { ...order, reference: banks.tbank.last() };
		},
		/** Staff give back a part of what an order was paid, or all that is to go back, in one press. @throws why they cannot. */
		async giveBack(orderId: string, amount?: number): Promise<void> {
			const request = { orderId, key: `back-${++serial}`, by: "Ольга", reason: "moving", ...(amount && { amount }) };
			const asked = await requestRefund(opened.db, request, deps);
			if (!asked.ok) throw new Error(`Not given back: ${asked.code}`);
			await carryOutRefund(opened.db, { refundId: asked.value.refundId, by: "Ольга" }, deps);
		},
		/** An invoice of 30 000 ₽ for anything, to be paid at once, but for what is said of it. @throws why there can be none. */
		async invoiced(changes: Partial<NewInvoice> = {}): Promise<{ readonly number: string; readonly secret: string }> {
			const written = await inTransaction(opened.db, (transaction) =>
				createInvoice(transaction, buildInvoice(changes), deps),
			);
			if (!written.ok) throw new Error(`No invoice: ${written.code}`);
			return written.value;
		},
		/** Something becomes of a payment at its bank, of the last one there unless another is named, and the bank tells of it. */
		async tell(provider: keyof typeof banks, state: PaymentState, reference = banks[provider].last()): Promise<void> {
			banks[provider].set(reference, state);
			const report = banks[provider].report(reference);
			await applyPaymentReport(opened.db, { provider, report }, deps);
		},
		payment: (reference: string) =>
			opened.db.selectFrom("payment").where("reference", "=", reference).selectAll().executeTakeFirstOrThrow(),
		order: (id: string) =>
			opened.db.selectFrom("courseOrder").where("id", "=", id).selectAll().executeTakeFirstOrThrow(),
		async startOf(courseSlug: string) {
			const start = await opened.db
				.selectFrom("start")
				.innerJoin("course", "course.id", "start.courseId")
				.where("course.slug", "=", courseSlug)
				.selectAll("start")
				.executeTakeFirstOrThrow();
			return start;
		},
		/** Writes a trial request for the course, as the site does, and gives its id. */
		async addRequest(
			courseSlug: string,
			{ token, ...changes }: Partial<Insertable<Schema["contactRequest"]>> & { token: string },
		): Promise<string> {
			const { courseId, tariffId } = await this.startOf(courseSlug);
			const { id } = await opened.db
				.insertInto("contactRequest")
				.values({
					token,
					kind: "trial",
					locale: "ru",
					name: "Анна",
					phoneRaw: "1",
					phone: "+79031234567",
					channel: "call",
					courseId,
					tariffId,
					utm: "{}",
					respondBy: clock.now(),
					idempotencyKey: token,
					contentHash: "h",
					repeatKeyPhone: "p",
					...changes,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			return id;
		},
		addPromo: (promo: Partial<Insertable<OrderTables["promoCode"]>> & { code: string }) =>
			opened.db
				.insertInto("promoCode")
				.values({ percent: promo.sumRub || promo.sumUsd ? null : 10, ...promo })
				.execute(),
		promoState: async (orderId: string) =>
			(await opened.db.selectFrom("promoRedemption").where("orderId", "=", orderId).select("state").executeTakeFirst())
				?.state,
		async history(orderId: string) {
			const rows = await opened.db
				.selectFrom("courseOrderEvent")
				.where("orderId", "=", orderId)
				.orderBy("position")
				.select(["event", "toState"])
				.execute();
			return rows.map(({ event, toState }) => `${event} → ${toState}`);
		},
	};
}

export type TestCheckout = Awaited<ReturnType<typeof openCheckout>>;

function buildInvoice(changes: Partial<NewInvoice>): NewInvoice {
	return {
		orderId: null,
		locale: "ru",
		payer: { name: "Олег", surname: "Ким", phone: "+79030000001", email: "oleg@example.com" },
		total: money(30_000_00, "RUB"),
		purpose: "Курс Scratch",
		dueOn: null,
		parts: [],
		...changes,
	};
}
