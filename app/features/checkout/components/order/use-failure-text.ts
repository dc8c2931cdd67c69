import { useTranslations } from "use-intl";
import { failureWord } from "../../rules/failure-word.ts";

type Payable = {
	readonly canPay: boolean;
	/** Cards of banks outside Russia are among the ways to pay; false without it. */
	readonly takesForeignCards?: boolean;
};

/** Why an attempt came to nothing; what to do about it only while there is something left to pay. */
export function useFailureText({ canPay, takesForeignCards }: Payable): (code: string | null) => string {
	const t = useTranslations("order.failures");
	return (code) => t(failureWord(code), { isOpen: String(canPay), takesForeign: String(takesForeignCards === true) });
}
