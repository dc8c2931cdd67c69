import type { Database } from "../../../../database/open-database.server.ts";
import type { AddressLimit } from "../../../platform/rate-limit.server.ts";
import { refuseNotification } from "../../payments/bank-failure.ts";
import { isKeepable } from "../../payments/is-keepable.ts";
import type { Notification, PaymentProvider, ProviderCode, ReadNotification } from "../../payments/provider.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { isClaimKnown } from "./is-claim-known.server.ts";

/** What the bank is answered, byte for byte. */
export type NotificationReply = {
	readonly status: number;
	readonly body: string;
	readonly contentType: string;
	/** Seconds after which it is worth another try, where it was one too many. */
	readonly retryAfter?: number;
};

export type NotificationDeps = BankDeps & {
	/**
	 * For senders that neither a signature nor the bank's network identifies: each of their notifications may cost a question to the bank.
	 */
	readonly strangers: AddressLimit;
};

const PLAIN = "text/plain; charset=utf-8";
const STRANGER_PAUSE_S = 600;

/**
 * Takes a bank's notification. Only what the bank's adapter believes is looked at; everything else is logged. A believed one with another
 * amount than ours is answered 409: nothing changes, and the bank will send it again. The same goes for 404, where the payment is not ours,
 * and 429, where a stranger sends too many.
 */
export async function takeNotification(
	db: Database,
	{ provider, notification }: { provider: ProviderCode; notification: Notification },
	deps: NotificationDeps,
): Promise<NotificationReply> {
	const bank = deps.banks.byCode.get(provider);
	if (!bank) return { status: 404, body: "", contentType: PLAIN };
	const refusal = await refuseStranger(db, { bank, notification }, deps);
	if (refusal === "tooMany") return { status: 429, body: "", contentType: PLAIN, retryAfter: STRANGER_PAUSE_S };
	if (refusal) {
		deps.log.warn("A notification was not taken", { provider, code: refusal, reason: "no such payment here" });
		return { status: 404, body: "", contentType: PLAIN };
	}
	const read = refuseUnkeepable(await bank.readNotification(notification));
	if (!read.ok) {
		const { code, reason } = read;
		deps.log[code === "irrelevant" ? "info" : "warn"]("A notification was not taken", { provider, code, reason });
		return read.reply ?? { status: read.status, body: "", contentType: PLAIN };
	}
	const { report, dedupeKey, reply } = read;
	const applied = await applyPaymentReport(db, { provider, report, dedupeKey: `${provider}:${dedupeKey}` }, deps);
	if (applied.ok) {
		// Sent again by the bank or copied by somebody: either way nothing has changed.
		const { outcome } = applied;
		if (outcome !== "applied") {
			deps.log.info("A notification said nothing new", { provider, reference: report.reference, outcome });
		}
		return reply;
	}
	return { status: applied.code === "paymentUnknown" ? 404 : 409, body: "", contentType: PLAIN };
}

/** The bank has signed it, or says the same when it is asked, yet names what no payment of ours is called. */
function refuseUnkeepable(read: ReadNotification): ReadNotification {
	if (!read.ok) return read;
	const names = [read.report.reference, read.report.providerId, read.dedupeKey];
	return names.every(isKeepable) ? read : refuseNotification("malformed", "a name that cannot be kept");
}

type Received = { readonly bank: PaymentProvider; readonly notification: Notification };

/**
 * Banks limit our questions. Where the bank has to be asked whether a notification is true, a stranger's must be about a payment of ours
 * and within the limit.
 */
async function refuseStranger(
	db: Database,
	{ bank, notification }: Received,
	{ strangers }: Pick<NotificationDeps, "strangers">,
): Promise<"tooMany" | "unknown" | undefined> {
	const { unsigned } = bank;
	if (!unsigned || unsigned.isFromBank(notification.ip)) return undefined;
	if (!(await strangers.take(notification))) return "tooMany";
	const claim = unsigned.readClaim(notification);
	return claim && !(await isClaimKnown(db, { provider: bank.code, claim })) ? "unknown" : undefined;
}
