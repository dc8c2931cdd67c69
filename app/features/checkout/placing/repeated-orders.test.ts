import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ANNA } from "./order-request.fixture.ts";
import type { OrderRequest } from "./order-request.ts";
import { orderKeys } from "./repeated-orders.server.ts";

/** In the order in which the door of the checkout names them. */
const SENT: OrderRequest = {
	customer: ANNA,
	learner: null,
	ads: false,
	adsDocument: "consent-ads:1",
	paymentType: "card_ru",
	months: null,
	key: "form",
	lines: [{ courseSlug: "python", tariffCode: "group" }],
	promoCode: null,
	locale: "ru",
	requestTokens: [],
	expectedTotal: { minor: 1, currency: "RUB" },
	page: "/checkout",
	roistat: "visit",
	visitorZone: "Asia/Omsk",
	ip: "192.0.2.1",
	agent: "test",
};

/** What builds before hashed of it. */
const HASHED = [
	'"customer":{"name":"Анна","surname":"Орлова","phone":"+79031234567","email":"anna@example.com"}',
	'"learner":null,"paymentType":"card_ru","months":null,"lines":[{"courseSlug":"python","tariffCode":"group"}]',
	'"promoCode":null,"locale":"ru","requestToken":null,"roistat":"visit"',
];

const hashOf = (...parts: string[]) => createHash("sha256").update(`{${parts.join()}}`).digest("base64url");

test("a form without a request that a build before has answered is the same order when it is sent again", () => {
	expect(orderKeys(SENT).contentHash).toBe(hashOf(...HASHED));
	expect(orderKeys({ ...SENT, ads: true }).contentHash).toBe(hashOf(...HASHED, '"ads":true'));
});
