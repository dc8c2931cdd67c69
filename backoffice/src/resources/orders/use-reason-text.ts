import { useTranslate } from "react-admin";
import { failureWord } from "../../../../app/features/checkout/rules/failure-word.ts";

/** Gives a reason in words: a code of a bank or of ours has some; what staff wrote stands as it is. */
export function useReasonText(): (reason: string | null) => string | null {
	const translate = useTranslate();
	return (reason) => {
		const word = failureWord(reason);
		return word === "other" ? reason : translate(`resources.orders.failures.${word}`);
	};
}
