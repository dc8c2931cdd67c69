import type { OrderRecord } from "./order-record.ts";

/** As much as the form of an invoice takes. */
const LONGEST_PURPOSE = 300;

type Ordered = Pick<OrderRecord, "id" | "locale" | "left"> & {
	readonly customer: Pick<OrderRecord["customer"], "name" | "surname" | "phone" | "email">;
	readonly lines: readonly Pick<OrderRecord["lines"][number], "title" | "tariffName" | "endedOn">[];
};

/** The invoice that asks the customer for what is left to pay of an order. */
export function invoiceForOrder({ id, locale, customer, left, lines }: Ordered) {
	const learnt = lines.filter(({ endedOn }) => endedOn === null);
	return {
		orderId: id,
		locale,
		payerName: customer.name,
		payerSurname: customer.surname,
		payerPhone: customer.phone,
		payerEmail: customer.email,
		currency: left.currency,
		total: left.minor,
		purpose: learnt
			.map(({ title, tariffName }) => `${title}, ${tariffName}`)
			.join("; ")
			.slice(0, LONGEST_PURPOSE),
	};
}
