import type { Locale } from "../../../shared/localized.ts";
import { money } from "../../../shared/money.ts";
import type { OrderView, PlanView } from "../../checkout/orders/order-view.ts";
import type { OrderMessageDetails } from "../facts/order-message.ts";
import { orderLetter } from "./order-letter.server.ts";

export const rub = (roubles: number) => money(roubles * 100, "RUB");

export function buildPlan(months: number): PlanView {
	return {
		months,
		monthly: rub(1_000),
		total: rub(months * 1_000),
		payments: [{ on: "2026-12-01", amount: rub(1_000) }],
		last: undefined,
	};
}

/** An order of the Russian or the English site that was paid by card, with a plan and a refund in it. */
export function buildOrder(locale: Locale): OrderView {
	const item = { name: "Roblox", quantity: 1, price: rub(12_000), amount: rub(12_000) };
	const formula = {
		paid: 12_000_00,
		kept: 1_000_00,
		costs: 500_00,
		refundedBefore: 100_00,
		amount: 10_400_00,
		lines: [
			{
				lineId: "l",
				title: "Roblox",
				paid: 12_000_00,
				lessons: 12,
				lessonsTaken: 1,
				perLesson: 1_000_00,
				kept: 1_000_00,
				amount: 10_400_00,
			},
		],
	};
	const refund = { reason: "", createdAt: new Date(), formula, amount: rub(10_400), state: "requested" } as const;
	const at = new Date("2026-11-20T09:00:00Z");
	return {
		id: "1",
		number: "ORB-2026-000001",
		token: "token",
		state: "paid",
		locale,
		createdAt: at,
		expiresAt: at,
		...{ paidAt: at, endedOn: null },
		customer: { name: "Анна", surname: "Орлова", phone: "+79031234567", email: "anna@example.com" },
		learner: null,
		mode: "single",
		paymentType: "card_ru",
		paidBy: "card_ru",
		subtotal: rub(15_000),
		sale: rub(0),
		discount: rub(3_000),
		total: rub(12_000),
		paid: rub(12_000),
		refunded: rub(0),
		left: rub(500),
		promoCode: "START10",
		plan: {
			lender: "tbank",
			isLoan: true,
			saidByBank: "payments",
			current: buildPlan(6),
			calculated: buildPlan(12),
			difference: { months: -6, monthly: rub(0), total: rub(-6_000) },
		},
		coolingUntil: at,
		isSigned: true,
		bankPage: undefined,
		lines: [
			{
				id: "l",
				title: "Roblox <Studio>",
				tariffName: "Экипаж",
				tariffKind: "group",
				courseSlug: "roblox",
				start: { startsAt: at, zone: "Europe/Moscow" },
				was: undefined,
				unit: rub(15_000),
				discount: rub(3_000),
				total: rub(12_000),
				...{ hasGroups: true, lessons: 12, lessonsTaken: 1 },
				...{ place: "lost", endedOn: null },
			},
		],
		documents: [],
		consents: [],
		payments: [
			{
				attempt: 1,
				paymentType: "card_ru",
				state: "captured",
				amount: rub(12_000),
				refunded: rub(0),
				failure: null,
				createdAt: at,
				capturedAt: at,
				items: [item],
				hasReceipts: true,
				closingReceiptAt: null,
			},
		],
		refunds: [
			{ ...refund, kind: "full" },
			{ ...refund, kind: "excess" },
		],
		history: [],
		canPay: true,
		canCancel: false,
		canAskRefund: true,
		isChecking: false,
	};
}

export const CREDIT_WARNING = "Assess the risks";

/** The letter about an order after a change of it. */
export function writeOrderLetter(order: OrderView, details: OrderMessageDetails) {
	return orderLetter({
		order,
		details,
		sayMoment: () => "20.11, 12:00",
		orderUrl: "https://orbita.example/order/token",
		myDataUrl: "https://orbita.example/my/token",
		siteUrl: "https://orbita.example",
		school: { name: "Orbita", phone: "8 800 000-00-00", number: "+78000000000", email: "hello@orbita.example" },
		creditWarning: CREDIT_WARNING,
		foreignSeller: { name: "Orbita Example Ltd", number: "00000000", address: "0 Example Street" },
	});
}
