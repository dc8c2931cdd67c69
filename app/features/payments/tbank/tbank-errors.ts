import { type BankMethod, failAsAbsent, failPayment, lostCode } from "../bank-failure.ts";
import type { PaymentFailure, ProviderFailure } from "../provider.ts";

/** Codes worth a word in the log; the bank's own messages may quote what was sent. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
	["7", "no such order"],
	["8", "wrong state"],
	["20", "duplicate order id"],
	["202", "terminal blocked"],
	["204", "wrong token"],
	["205", "wrong token or terminal"],
	["212", "length of the order id"],
	["251", "sum below the minimum"],
	["308", "receipt does not sum"],
	["309", "no receipt"],
	["329", "receipt without a contact"],
	["330", "more than was paid"],
	["334", "receipt and sum differ"],
	["335", "no such order"],
	["501", "no such terminal"],
	["620", "sum is zero"],
	["648", "shop not activated"],
]);
const ABSENT = new Set(["7", "335"]);
/** The bank broke down in the middle and cannot say whether it was done. */
const BROKEN = new Set(["21", "401", "402", "9999"]);

/** What `Success: false` means. */
export function readTbankError(method: BankMethod, errorCode: string): ProviderFailure {
	const meaning = MEANINGS.get(errorCode);
	const reason = `${method.name}: error ${errorCode}${meaning ? `, ${meaning}` : ""}`;
	if (BROKEN.has(errorCode)) return failPayment(lostCode(method), reason);
	return ABSENT.has(errorCode) ? failAsAbsent(reason) : failPayment("refused", reason);
}

const FAILURES: ReadonlyMap<string, PaymentFailure> = new Map([
	["76", "foreign_card"],
	["77", "foreign_card"],
	["101", "authentication_failed"],
	["511", "authentication_failed"],
	["103", "insufficient_funds"],
	["116", "insufficient_funds"],
	["1051", "insufficient_funds"],
	["600", "card_restricted"],
	["1014", "card_restricted"],
	["1054", "card_restricted"],
]);

/** Why a card was not charged, from the `ErrorCode` of a notification. */
export function readTbankDecline(errorCode: string | undefined): PaymentFailure {
	return FAILURES.get(errorCode ?? "") ?? "declined";
}
