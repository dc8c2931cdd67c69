import { expect, test } from "vitest";
import { readBookingMessage } from "./booking-message.ts";
import { isAboutErasure } from "./erasure-message.ts";
import { invoiceMessageKind, isAboutInvoice } from "./invoice-message.ts";
import { isAboutOrder, orderMessageKind } from "./order-message.ts";
import { readRegistrationMessage } from "./registration-message.ts";
import { isAboutRequest } from "./request-message.ts";

const letter = (kind: string, details: object = {}) => ({ channel: "letter", kind, details }) as const;
const startsAt = "2026-11-20T09:00:00.000Z";

test("a kind that only another build knows is no message of this one", () => {
	expect(isAboutRequest(letter("request-of-tomorrow"))).toBe(false);
	expect(isAboutOrder(letter("order-of-tomorrow"))).toBe(false);
	expect(isAboutInvoice(letter("invoice-of-tomorrow"))).toBe(false);
	expect(isAboutErasure(letter("erasure-of-tomorrow"))).toBe(false);
	expect(readBookingMessage(letter("trial-of-tomorrow", { startsAt }))).toBeUndefined();
	expect(readRegistrationMessage(letter("webinar-of-tomorrow"))).toBeUndefined();
});

test("a kind of one channel is not known to another", () => {
	expect(isAboutRequest(letter("request-merged", { into: 7 }))).toBe(false);
	expect(isAboutRequest({ channel: "crm", kind: "request-merged", details: { into: 7 } })).toBe(true);
});

test("news are told under the kinds by which they are known again", () => {
	for (const news of ["start_chosen", "refund_declined", "paid"] as const)
		expect(isAboutOrder(letter(orderMessageKind(news)))).toBe(true);
	for (const news of ["created", "part_paid"] as const)
		expect(isAboutInvoice(letter(invoiceMessageKind(news)))).toBe(true);
	expect(isAboutErasure(letter("erasure-done"))).toBe(true);
	expect(readBookingMessage(letter("trial-moved", { startsAt }))).toEqual({
		letter: "moved",
		startsAt: new Date(startsAt),
	});
	expect(readRegistrationMessage(letter("webinar-joined"))).toEqual({ letter: "joined", startsAt: undefined });
});
