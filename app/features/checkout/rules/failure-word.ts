import { UNANSWERED } from "./payment-state.ts";

/** Sentences that tell why a payment did not happen and what to do next, under `failures` in the words of the order page. */
export const FAILURE_WORDS = [
	"declined",
	"insufficientFunds",
	"authentication",
	"cardRestricted",
	"foreignCard",
	"creditRefused",
	"timeOver",
	"bankDown",
	"bankRefused",
	"closed",
	"other",
] as const;
export type FailureWord = (typeof FAILURE_WORDS)[number];

/** Codes of the banks (`PAYMENT_FAILURES`), of their adapters (`ProviderFailure`) and of ours. */
export const WORD_OF_CODE = {
	declined: "declined",
	insufficient_funds: "insufficientFunds",
	authentication_failed: "authentication",
	card_restricted: "cardRestricted",
	foreign_card: "foreignCard",
	credit_refused: "creditRefused",
	expired: "timeOver",
	time_over: "timeOver",
	never_reached: "bankDown",
	link_lost: "bankDown",
	unavailable: "bankDown",
	unknown: "bankDown",
	[UNANSWERED]: "bankDown",
	not_configured: "bankDown",
	refused: "bankRefused",
	unsupported: "bankRefused",
	order_cancelled: "closed",
	order_ended: "closed",
	invoice_cancelled: "closed",
	not_owed: "closed",
	replaced: "closed",
} as const satisfies Readonly<Record<string, FailureWord>>;

/** The codes that may end an attempt, each with words here and in the office. */
export type FailureCode = keyof typeof WORD_OF_CODE;

/** The sentence of a failure; what no bank has explained is "other". */
export function failureWord(code: string | null): FailureWord {
	const words: Readonly<Record<string, FailureWord>> = WORD_OF_CODE;
	return (code ? words[code] : undefined) ?? "other";
}
