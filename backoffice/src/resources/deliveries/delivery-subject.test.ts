import { expect, test } from "vitest";
import { deliverySubject } from "./delivery-subject.ts";

const NOTHING = {
	requestId: null,
	requestNumber: null,
	orderId: null,
	orderNumber: null,
	invoiceId: null,
	invoiceNumber: null,
	commentId: null,
	erasureId: null,
};

test.each([
	[
		{ requestId: "r", requestNumber: 7 },
		{ resource: "requests", path: "/requests/r/show", number: 7 },
	],
	[
		{ orderId: "o", orderNumber: "ORB-1" },
		{ resource: "orders", path: "/orders/o/show", number: "ORB-1" },
	],
	[
		{ invoiceId: "i", invoiceNumber: "INV-1" },
		{ resource: "invoices", path: "/invoices/i/show", number: "INV-1" },
	],
	[{ erasureId: "e" }, { resource: "erasures", path: "/erasures/e/show", number: null }],
	[
		{ commentId: "c" },
		{ resource: "comments", path: `/comments?filter=${encodeURIComponent('{"id":"c"}')}`, number: null },
	],
])("a message about %o leads to its record", (about, subject) => {
	expect(deliverySubject({ ...NOTHING, ...about })).toEqual(subject);
});

test("a letter to staff leads nowhere", () => {
	expect(deliverySubject(NOTHING)).toBeUndefined();
});
