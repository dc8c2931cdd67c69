import { money } from "../../../shared/money.ts";
import { refuseNotification } from "../bank-failure.ts";
import type { Notification, ReadNotification } from "../provider.ts";
import { readJsonObject } from "../read-json-object.ts";
import { isTokenRight } from "./sign-token.server.ts";
import type { TbankOptions } from "./tbank-options.ts";
import { reportTbank } from "./tbank-report.ts";
import { tbankNotificationSchema } from "./tbank-wire.ts";

/** Exactly this, without markup, or the bank sends it again every hour. */
const TAKEN = { status: 200, body: "OK", contentType: "text/plain" } as const;

type Keys = Pick<TbankOptions, "terminalKey" | "password">;

/** The bank's own notification. The sum that we asked for is in the address, see {@link AMOUNT_PARAMETER}. */
export function readTbankNotification({ body, query }: Notification, keys: Keys): ReadNotification {
	const params = readJsonObject(body);
	if (!params) return refuseNotification("malformed", "tbank: not JSON");
	if (params.TerminalKey !== keys.terminalKey) return refuseNotification("forged", "tbank: another terminal");
	if (!isTokenRight(params, keys.password)) return refuseNotification("forged", "tbank: wrong token");
	if (params.Status === "RECEIPT") {
		return { ...refuseNotification("irrelevant", "tbank: a receipt was registered"), reply: TAKEN };
	}
	const read = tbankNotificationSchema.safeParse(params);
	if (!read.success) return refuseNotification("malformed", "tbank: fields are missing");
	const { OrderId, PaymentId, Status, Amount, ErrorCode } = read.data;
	const report = reportTbank({
		reference: OrderId,
		providerId: PaymentId,
		status: Status,
		current: Amount,
		asked: readAsked(query),
		errorCode: ErrorCode,
	});
	if (!report) return { ...refuseNotification("irrelevant", "tbank: unknown status"), reply: TAKEN };
	// The bank's page takes several cards, each of which is rejected for a reason of its own.
	const reason = report.failure && ErrorCode ? `:${ErrorCode}` : "";
	return { ok: true, report, dedupeKey: `tbank:${PaymentId}:${Status}:${Amount}${reason}`, reply: TAKEN };
}

/**
 * After a part refund the bank tells the sum that is left, not the one that was asked for. We put that into the address it calls;
 * who could change it there could not sign the body.
 */
export const AMOUNT_PARAMETER = "amount";

function readAsked(query: URLSearchParams) {
	const kopecks = Number(query.get(AMOUNT_PARAMETER));
	return Number.isSafeInteger(kopecks) && kopecks > 0 ? money(kopecks, "RUB") : undefined;
}
