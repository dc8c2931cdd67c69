import type { OrderRequest } from "./order-request.ts";

export const ANNA = { name: "Анна", surname: "Орлова", phone: "+79031234567", email: "anna@example.com" };

/** What the form of a checkout sends for one course by card, but for what is said of it. */
export function buildOrderRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
	return {
		key: "form-0000000000000000",
		lines: [{ courseSlug: "test-course", tariffCode: "group" }],
		promoCode: null,
		locale: "ru",
		customer: ANNA,
		learner: null,
		paymentType: "card_ru",
		months: null,
		requestTokens: [],
		expectedTotal: null,
		ads: false,
		adsDocument: null,
		page: null,
		roistat: null,
		visitorZone: null,
		ip: "192.0.2.1",
		agent: "test",
		...changes,
	};
}
