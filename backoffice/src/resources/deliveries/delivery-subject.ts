/** What a row of the list says of the record that its message is about. */
export type AboutDelivery = {
	readonly requestId: string | null;
	readonly requestNumber: number | null;
	readonly orderId: string | null;
	readonly orderNumber: string | null;
	readonly invoiceId: string | null;
	readonly invoiceNumber: string | null;
	/** The reply that a letter tells of. */
	readonly commentId: string | null;
	readonly erasureId: string | null;
};

/** Where the record stands in the office, with its number, or else with the kind of record that it is. */
export type DeliverySubject = {
	readonly path: string;
	readonly number: string | number | null;
	readonly resource: "requests" | "orders" | "invoices" | "comments" | "erasures";
};

/** The record that a message is about; undefined for a letter to staff. */
export function deliverySubject(about: AboutDelivery): DeliverySubject | undefined {
	const { orderId, invoiceId, erasureId, requestId, commentId } = about;
	if (orderId) return { resource: "orders", path: `/orders/${orderId}/show`, number: about.orderNumber };
	if (invoiceId) return { resource: "invoices", path: `/invoices/${invoiceId}/show`, number: about.invoiceNumber };
	if (erasureId) return { resource: "erasures", path: `/erasures/${erasureId}/show`, number: null };
	if (requestId) return { resource: "requests", path: `/requests/${requestId}/show`, number: about.requestNumber };
	if (!commentId) return undefined;
	const filter = encodeURIComponent(JSON.stringify({ id: commentId }));
	return { resource: "comments", path: `/comments?filter=${filter}`, number: null };
}
