import { useTranslate } from "react-admin";

type Translate = ReturnType<typeof useTranslate>;

/** Gives a reason in words: a code of a bank or of ours has some; what staff and customers wrote stands as it is. */
export function useReasonText(): (reason: string | null) => string | null {
	const translate = useTranslate();
	return (reason) => reason && printReason(reason, translate);
}

/** Why a refund failed is a code with what the bank said of it after a colon: the code becomes words, the rest follows them. */
export function printReason(reason: string, translate: Translate): string {
	const [code = "", ...rest] = reason.split(": ");
	return [translate(`resources.orders.reasons.${code}`, { _: code }), ...rest].join(": ");
}
