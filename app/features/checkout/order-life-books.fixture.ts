import { isHeldNow } from "../../../database/is-held-now.server.ts";
import { isOneOf } from "../../shared/is-one-of.ts";
import { selectAttemptFacts } from "./ledger/attempt-facts.server.ts";
import { DUE_SUM, OWED_SUM, PAID_SUM } from "./ledger/order-sums.server.ts";
import { type Life, PROMO_LIMIT, SEATS } from "./order-life.fixture.ts";
import { ENDED_STATES, isIn, nextOrderState, PAID_STATES, WAITING_STATES } from "./rules/order-state.ts";
import { isCapturedPayment } from "./rules/payment-state.ts";
import { isAskedRefund, OPEN_REFUND_STATES } from "./rules/refund-state.ts";
import { nextOrderEvent } from "./rules/settle-facts.ts";

type Books = Awaited<ReturnType<typeof readBooks>>[number];

/** What is wrong in our own books: sums, states, places, uses of the code. They are right at every moment. */
export async function auditBooks(life: Life): Promise<string[]> {
	const books = await readBooks(life);
	return [...books.flatMap(auditSums), ...books.flatMap(auditHolds), ...(await auditScarce(life, books))];
}

/** What our books say otherwise than the banks, once these have said everything. */
export async function auditBanks(life: Life): Promise<string[]> {
	const { banks } = life.school;
	const repeated = Object.values(banks).filter(({ closingReceipts: sent }) => new Set(sent).size < sent.length);
	return [
		...(await readBooks(life)).flatMap((book) => auditAtBanks(book, banks)),
		...repeated.map(({ code }) => `${code}: a closing receipt went out twice`),
	];
}

/** What still waits in two months though nobody is left who would do anything: a credit that a bank has approved may. */
export async function auditOld(life: Life): Promise<string[]> {
	const books = await readBooks(life);
	return books.flatMap(({ order, payments, refunds }) =>
		failed(
			{ order },
			{
				"it waits for no money":
					!isIn(order.state, WAITING_STATES) || payments.some(({ state }) => state === "authorized"),
				"no refund is under way": refunds.every(({ state }) => state !== "sending"),
			},
		),
	);
}

/** Every order with all that hangs on it. */
async function readBooks({ school: { db } }: Life) {
	const orders = await db
		.selectFrom("courseOrder")
		.orderBy("number")
		.selectAll()
		.select([DUE_SUM.as("due"), OWED_SUM.as("owed"), PAID_SUM.as("paid")])
		.execute();
	const all = {
		lines: await db.selectFrom("courseOrderLine").selectAll().execute(),
		refunds: await db.selectFrom("refund").selectAll().execute(),
		payments: await db.selectFrom("payment").selectAll().execute(),
		events: await db.selectFrom("courseOrderEvent").orderBy("position").selectAll().execute(),
		uses: await db.selectFrom("promoRedemption").selectAll().execute(),
	};
	const books = orders.map((order) => {
		const ofOrder = <Row extends { readonly orderId: string | null }>(rows: readonly Row[]) =>
			rows.filter(({ orderId }) => orderId === order.id);
		return {
			order,
			lines: ofOrder(all.lines),
			refunds: ofOrder(all.refunds),
			payments: ofOrder(all.payments),
			events: ofOrder(all.events),
			use: ofOrder(all.uses)[0],
		};
	});
	return Promise.all(
		books.map(async (book) => ({
			...book,
			attempts: book.payments.length > 0 ? await selectAttemptFacts(db, book.order.id) : [],
		})),
	);
}

/** Minor units. */
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** The names of the checks that failed. */
function failed({ order }: Pick<Books, "order">, checks: Readonly<Record<string, boolean>>): string[] {
	const names = Object.keys(checks).filter((name) => !checks[name]);
	return names.map((name) => `${order.number}, ${order.state}: ${name}`);
}

function auditSums({ order, lines, payments, refunds, events, attempts }: Books): string[] {
	const { state, total, due, owed, paid } = order;
	const asked = refunds.filter(({ kind }) => isAskedRefund(kind));
	const open = asked.filter((refund) => isOneOf(OPEN_REFUND_STATES, refund.state));
	const event = nextOrderEvent({ state, total: due, attempts, hasOpenRefund: open.length > 0 });
	return failed(
		{ order },
		{
			"its lines are its total": sumOf(lines, (line) => line.total) === total,
			"its discount is the difference": order.subtotal - order.discount === total,
			"its lines add up": lines.every((line) => line.unit - line.discount === line.total && line.total >= 0),
			"its history has no hole": events.every(({ fromState }, at) => at === 0 || fromState === events[at - 1]?.toState),
			"its history ends in its state": events.at(-1)?.toState === state,
			"no more goes back than came": payments.every(
				({ amount, excess, refunded }) => excess <= amount && refunded <= amount,
			),
			"no event is left that its facts ask for": !event || nextOrderState(state, event) === undefined,
			"no more counts as paid than it costs": paid <= total,
			"it asks for what is owed": owed === 0 || owed === due - paid,
			"one refund is open at a time": open.length <= 1,
			"an open refund is seen in its state": open.length === 0 || state === "refund_requested" || state === "refunded",
		},
	);
}

/** Places and the code: held while money is awaited, kept with the first money, given back at the end. */
function auditHolds({ order, lines, use }: Books): string[] {
	const { state } = order;
	const isEnded = isIn(state, ENDED_STATES);
	const used = isIn(state, PAID_STATES) ? "used" : isEnded ? "released" : "reserved";
	const places = lines.map(({ startId, place, endedOn }) => {
		const mayBe = !startId
			? (["none"] as const)
			: isIn(state, WAITING_STATES)
				? (["held", "lost"] as const)
				: isEnded || endedOn || state === "refunded"
					? (["released", "lost"] as const)
					: (["taken", "released", "lost"] as const);
		return isOneOf(mayBe, place);
	});
	return failed({ order }, { "its places": places.every(Boolean), "its code": !use || use.state === used });
}

async function auditScarce({ school: { db, clock }, startId }: Life, books: readonly Books[]): Promise<string[]> {
	const ofStart = () => db.selectFrom("seatHold").where("startId", "=", startId);
	const start = await db.selectFrom("start").where("id", "=", startId).selectAll().executeTakeFirstOrThrow();
	const holds = await ofStart().where(isHeldNow(clock.now())).select("id").execute();
	const taken = sumOf(books, ({ lines }) => lines.filter(({ place }) => place === "taken").length);
	const uses = books.filter(({ use }) => use && use.state !== "released").length;
	const over = sumOf(books, ({ events }) => events.filter(({ event }) => event === "promo_over_limit").length);
	const wrong: string[] = [];
	if (start.seatsTaken !== SEATS.taken + taken) wrong.push(`${start.seatsTaken} places taken, ${taken} by lines`);
	if (start.seatsTaken + holds.length > SEATS.total) wrong.push("the group is oversold");
	if (uses > PROMO_LIMIT + over) wrong.push(`the code was used ${uses} times`);
	return wrong;
}

function auditAtBanks({ order, payments, refunds }: Books, banks: Life["school"]["banks"]): string[] {
	const { state, total, due } = order;
	const there = payments.map((payment) => {
		const known = banks[payment.provider].payments.get(payment.reference);
		const came = known && isCapturedPayment(known.state) ? known.attempt.amount.minor : 0;
		return { payment, came, back: known?.refunded ?? 0 };
	});
	const net = sumOf(there, ({ came, back }) => came - back);
	const isUnderWay = refunds.some((refund) => refund.state === "sending" || refund.state === "failed");
	const done = refunds.filter((refund) => refund.state === "done");
	const isPaidFor = isIn(state, PAID_STATES) && state !== "refunded";
	return failed(
		{ order },
		{
			"what came is known": there.every(({ payment, came }) => isCapturedPayment(payment.state) === came > 0),
			"what went back is known": there.every(({ payment, back }) => payment.refunded === back),
			"what went back has its refunds":
				isUnderWay || sumOf(done, ({ amount }) => amount) === sumOf(there, ({ back }) => back),
			"no more is kept than it costs": isUnderWay || net <= total,
			"nothing is kept of what is not sold": isUnderWay || isPaidFor || net === 0,
			"what is paid has come": isUnderWay || state !== "paid" || net >= due,
			"some of what it says to keep is kept":
				isUnderWay || !(state === "part_refunded" || state === "refund_requested") || net > 0,
			"a part has come": isUnderWay || state !== "part_paid" || (net > 0 && net < due),
		},
	);
}
