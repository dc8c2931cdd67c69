import { useTranslations } from "use-intl";
import { failureWord } from "../../rules/failure-word.ts";

/** Why an attempt came to nothing; what to do about it only while there is something left to pay. */
export function useFailureText(canPay: boolean): (code: string | null) => string {
	const t = useTranslations("order.failures");
	return (code) => t(failureWord(code), { isOpen: String(canPay) });
}
