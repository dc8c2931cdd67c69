import { failPayment } from "../bank-failure.ts";
import type { ProviderFailure } from "../provider.ts";
import { fetchTbankState } from "./fetch-tbank-state.server.ts";
import type { TbankClient } from "./tbank-client.server.ts";
import { cancelSchema } from "./tbank-wire.ts";

/**
 * Cancel without a sum shuts a page, yet gives back money that has come: the bank is asked before, and its answer tells whether
 * somebody has paid in between. Then the page was not shut, and the caller is to ask what has become of the payment.
 */
export async function cancelTbankPayment(
	client: TbankClient,
	{ reference, providerId }: { readonly reference: string; readonly providerId: string },
): Promise<{ ok: true } | ProviderFailure> {
	const now = await fetchTbankState(client, { reference, providerId });
	if (!now.ok) return now;
	if (now.state === "cancelled" || now.state === "expired") return { ok: true };
	const isPaid = now.state === "authorized" || now.state === "captured" || now.refunded !== undefined;
	if (isPaid) return failPayment("refused", "tbank Cancel: already paid");
	const sent = await client.send("Cancel", { PaymentId: providerId }, cancelSchema);
	if (!sent.ok) return sent;
	const { Status } = sent.answer;
	return Status === "CANCELED" ? { ok: true } : failPayment("refused", `tbank Cancel: now ${Status}`);
}
