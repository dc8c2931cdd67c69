import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { createDice } from "../../../tests/fuzz/dice.ts";
import { money } from "../../shared/money.ts";
import { reconcilePayments } from "./attempts/reconcile-payments.server.ts";
import { startPayment } from "./attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "./checkout.fixture.ts";
import { cancelInvoice } from "./invoices/cancel-invoice.server.ts";
import { payInvoice } from "./invoices/pay-invoice.server.ts";
import { owedSum } from "./ledger/order-sums.server.ts";
import { bankSteps, giveBack, leftAtBank, tellAll } from "./order-life-banks.fixture.ts";
import { cancelOrder } from "./orders/cancel-order.server.ts";
import { endLine } from "./orders/end-line.server.ts";
import { expireOrders } from "./orders/expire-orders.server.ts";
import { recordLessons } from "./orders/record-lessons.server.ts";
import { sendClosingReceipts } from "./receipts/send-closing-receipts.server.ts";
import { carryOutRefund } from "./refunds/carry-out-refund.server.ts";
import { carryOutRefunds } from "./refunds/carry-out-refunds.server.ts";
import { declineRefund } from "./refunds/decline-refund.server.ts";
import { quoteRefund } from "./refunds/quote-refund.server.ts";
import { recordRefundGiven } from "./refunds/record-refund-given.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";
import { ENDED_STATES } from "./rules/order-state.ts";

/** Three places in the group, three uses of the code: both run out. */
export const SEATS = { total: 5, taken: 2 };
export const PROMO_LIMIT = 3;
/** How many times as often as the rest a step is taken: most of what happens is that people buy and pay. */
const OFTEN: Readonly<Record<string, number>> = {
	place: 3,
	pay: 4,
	payInTwoTabs: 3,
	payInvoice: 4,
	bankMoves: 8,
	carryOut: 2,
	lessons: 2,
	endLine: 2,
};
/** Few orders at once, so that much becomes of each. */
const MOST_LIVE = 6;
const BY = "Ольга";
const PEOPLE = ["+79031234567", "+79037654321", "+79035550101"].map((phone, index) => ({
	...{ name: "Анна", surname: "Орлова", phone, email: `buyer${index}@example.com` },
}));

/** A school in which orders live at random, the same way for a seed: every step is what a buyer, a bank, staff or the clock may do next. */
export async function openLife(seed: number) {
	const [start] = buildCourse().starts;
	const [group] = buildCourse().tariffs;
	if (!start || !group) throw new Error("The course of tests has a group");
	const solo = { ...group, code: "solo", kind: "individual" as const, lessons: 7, price: { rub: 9_999, usd: 130 } };
	const school = await openCheckout([
		buildCourse({ starts: [{ ...start, in_days: 200, seats: SEATS.total, taken: SEATS.taken }] }),
		buildCourse({ slug: "solo-course", starts: [], tariffs: [{ ...solo, old_price: null, sale_days: null }] }),
	]);
	await school.addPromo({ code: "THIRD", percent: 33, totalLimit: PROMO_LIMIT });
	const startId = (await school.startOf("test-course")).id;
	const dice = createDice(seed);
	const steps = {
		...buyerSteps(school, dice, startId),
		...staffSteps(school, dice),
		...bankSteps(school, dice),
		...clockSteps(school, dice),
	};
	const names = (Object.keys(steps) as (keyof typeof steps)[]).flatMap((name) =>
		Array<typeof name>(OFTEN[name] ?? 1).fill(name),
	);
	const done: string[] = [];
	return {
		school,
		startId,
		/** What was done so far, for the message of a failure. */
		done,
		async step(): Promise<void> {
			for (let tries = 0; tries < 8; tries++) {
				// Now and then two do something at once.
				const chosen = dice.once(5) ? [dice.pick(names), dice.pick(names)] : [dice.pick(names)];
				const said = await Promise.all(chosen.map((name) => steps[name]()));
				if (said.some((word) => word !== undefined)) done.push(`${chosen.join(" + ")}: ${JSON.stringify(said)}`);
				if (said.some(isDone)) return;
			}
		},
		/** Banks answer again, say what they have, and everything that waited for them is done. */
		calmDown: () => calmDown(school),
		/** Two months in which nobody does anything any more. */
		async growOld(): Promise<void> {
			await calmDown(school);
			for (let turn = 0; turn < 4; turn++) {
				school.forward(15 * 24 * 60);
				await runJobs(school);
			}
			await calmDown(school);
		},
	};
}

async function calmDown(school: TestCheckout): Promise<void> {
	for (let round = 0; round < 2; round++) {
		await tellAll(school);
		await carryOutRefunds(school.db, school.deps);
	}
}

/** What the clock does to orders. */
async function runJobs({ db, deps }: TestCheckout): Promise<void> {
	for (const run of [reconcilePayments, expireOrders, carryOutRefunds, sendClosingReceipts]) await run(db, deps);
}

/** Whether a step did anything: there was something for it to do, and it was not refused. */
function isDone(said: unknown): boolean {
	return said !== undefined && !(typeof said === "object" && said !== null && "ok" in said && !said.ok);
}

export type Life = Awaited<ReturnType<typeof openLife>>;
type Dice = ReturnType<typeof createDice>;

/** One of the rows; undefined where there is none. */
async function pickOf<Row>(dice: Dice, rows: Promise<readonly Row[]>): Promise<Row | undefined> {
	const found = await rows;
	return found.length > 0 ? dice.pick(found) : undefined;
}

/** Mostly one that has not ended: more becomes of it. */
function pickOrder({ db }: TestCheckout, dice: Dice) {
	const orders = db.selectFrom("courseOrder").orderBy("number").select(["id", "token", "total"]);
	return pickOf(dice, (dice.once(4) ? orders : orders.where("state", "not in", [...ENDED_STATES])).execute());
}

const pickLine = ({ db }: TestCheckout, dice: Dice) =>
	pickOf(
		dice,
		db
			.selectFrom("courseOrderLine")
			.innerJoin("courseOrder", "courseOrder.id", "courseOrderLine.orderId")
			.where("state", "not in", [...ENDED_STATES])
			.orderBy("courseOrder.number")
			.orderBy("position")
			.select(["courseOrderLine.id", "orderId", "lessons"])
			.execute(),
	);

function buyerSteps(school: TestCheckout, dice: Dice, startId: string) {
	const inGroup = { courseSlug: "test-course", tariffCode: "group", startId };
	const alone = { courseSlug: "solo-course", tariffCode: "solo" };
	let serial = 0;
	return {
		async place() {
			const live = school.db
				.selectFrom("courseOrder")
				.where("state", "not in", [...ENDED_STATES])
				.select("id");
			if ((await live.execute()).length >= MOST_LIVE) return undefined;
			return school.place({
				lines: dice.pick([[inGroup], [alone], [inGroup, alone], [alone, alone]]),
				promoCode: dice.once(2) ? "THIRD" : null,
				customer: dice.pick(PEOPLE),
			});
		},
		async pay() {
			const order = await pickOrder(school, dice);
			const paymentType = dice.once(3) ? "instalment_tbank" : "card_ru";
			const months = paymentType === "card_ru" ? null : 12;
			return order && startPayment(school.db, { token: order.token, paymentType, months }, school.deps);
		},
		/** The page that was open first cannot be shut. */
		async payInTwoTabs() {
			const order = await pickOrder(school, dice);
			if (!order) return undefined;
			const { tbank } = school.banks;
			const before = tbank.cancelMode;
			await startPayment(school.db, { token: order.token, paymentType: "card_ru", months: null }, school.deps);
			tbank.cancelMode = "refused";
			const second = { token: order.token, paymentType: "instalment_tbank", months: 12 } as const;
			const started = await startPayment(school.db, second, school.deps);
			tbank.cancelMode = before;
			return started;
		},
		async payInvoice() {
			const open = school.db.selectFrom("invoice").where("state", "<>", "paid").orderBy("number");
			const invoice = await pickOf(dice, open.select(["number", "secret"]).execute());
			return (
				invoice && payInvoice(school.db, { ...invoice, paymentType: "card_ru", isWhole: dice.once(3) }, school.deps)
			);
		},
		async askRefund() {
			const order = await pickOrder(school, dice);
			const request = { key: `refund-${++serial}`, by: "customer", reason: "moving" };
			return order && requestRefund(school.db, { ...request, token: order.token }, school.deps);
		},
		async cancel() {
			const order = await pickOrder(school, dice);
			return order && cancelOrder(school.db, { orderId: order.id, by: "customer" }, school.deps);
		},
	};
}

function staffSteps(school: TestCheckout, dice: Dice) {
	const { db, deps } = school;
	const refundsIn = (...states: ("requested" | "failed")[]) =>
		pickOf(
			dice,
			db
				.selectFrom("refund")
				.where("state", "in", states)
				.orderBy("createdAt")
				.orderBy("amount")
				.select("id")
				.execute(),
		);
	let serial = 0;
	return {
		async invoice() {
			const order = await pickOrder(school, dice);
			const owed = order ? await owedSum(db, order.id) : 0;
			if (!order || owed < 2) return undefined;
			const first = 1 + dice.below(owed - 1);
			const parts = [
				{ amount: first, dueOn: "2026-12-01" },
				{ amount: owed - first, dueOn: "2027-01-01" },
			];
			const total = money(owed, "RUB");
			return school.invoiced({ orderId: order.id, total, parts: dice.once(3) ? [] : parts }).catch(String);
		},
		async cancelInvoice() {
			const invoice = await pickOf(dice, db.selectFrom("invoice").orderBy("number").select("id").execute());
			return invoice && cancelInvoice(db, { invoiceId: invoice.id }, deps);
		},
		async giveByHand() {
			const order = await pickOrder(school, dice);
			const quote = order && (await quoteRefund(db, { orderId: order.id }));
			if (!order || !quote?.ok) return quote;
			const amount = 1 + dice.below(quote.value.most.minor);
			const costs = dice.once(3) ? dice.below(2_000_00) : 0;
			const request = { orderId: order.id, key: `by-hand-${++serial}`, by: BY, reason: "goodwill" };
			return requestRefund(db, { ...request, costs, ...(dice.once(2) ? { amount } : {}) }, deps);
		},
		async carryOut() {
			const refund = await refundsIn("requested", "failed");
			return refund && carryOutRefund(db, { refundId: refund.id, by: BY }, deps);
		},
		/** What came twice is not the school's to keep. */
		async decline() {
			const asked = db.selectFrom("refund").where("kind", "<>", "excess").where("state", "in", ["requested", "failed"]);
			const refund = await pickOf(dice, asked.orderBy("createdAt").orderBy("amount").select("id").execute());
			return refund && declineRefund(db, { refundId: refund.id, by: BY, reason: "agreed" }, deps);
		},
		async lessons() {
			const line = await pickLine(school, dice);
			return (
				line &&
				recordLessons(
					db,
					{ lineId: line.id, taken: dice.once(3) ? line.lessons : dice.below(line.lessons), by: BY },
					deps,
				)
			);
		},
		async endLine() {
			const line = await pickLine(school, dice);
			const day = deps.clock.now().toISOString().slice(0, 10);
			return line && endLine(db, { orderId: line.orderId, lineId: line.id, day, reason: "left", by: BY }, deps);
		},
		async givenAtBank() {
			const refund = await refundsIn("failed");
			if (!refund) return undefined;
			const payouts = db.selectFrom("refundPayout").innerJoin("payment", "payment.id", "refundPayout.paymentId");
			const failed = await payouts
				.where("refundId", "=", refund.id)
				.where("refundPayout.state", "=", "failed")
				.select(["reference", "provider", "refundPayout.amount"])
				.execute();
			// Its office gives back no more than came.
			if (failed.some((payout) => leftAtBank(school, payout) < payout.amount)) return undefined;
			const given = await recordRefundGiven(db, { refundId: refund.id, by: BY }, deps);
			if (given.ok)
				for (const { provider, reference, amount } of failed) giveBack(school, { provider, reference, amount });
			return given;
		},
	};
}

function clockSteps(school: TestCheckout, dice: Dice) {
	return {
		async clock() {
			school.forward(dice.pick([1, 1, 5, 5, 20, 70, 60 * 24, 60 * 24 * 8]));
			await runJobs(school);
			return school.clock.now();
		},
	};
}
