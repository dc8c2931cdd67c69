import { type RaRecord, useTranslate } from "react-admin";

/**
 * What an erasure request hangs on: a request, or the order, invoice or comment of a person who never sent one; a comment has no number.
 */
export function useErasureOrigin(): (record: RaRecord) => { readonly name: string; readonly to: string } {
	const translate = useTranslate();
	return ({ requestId, number, orderId, orderNumber, invoiceId, invoiceNumber, email }) => {
		if (requestId)
			return { name: translate("resources.erasures.request", { number }), to: `/requests/${requestId}/show` };
		if (orderId) return { name: orderNumber, to: `/orders/${orderId}/show` };
		if (invoiceId) return { name: invoiceNumber, to: `/invoices/${invoiceId}/show` };
		const filter = encodeURIComponent(JSON.stringify({ q: email }));
		return { name: translate("resources.comments.name", { smart_count: 1 }), to: `/comments?filter=${filter}` };
	};
}
