import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { failureWord } from "../../rules/failure-word.ts";

type Payable = {
	readonly canPay: boolean;
	/** Cards of banks outside Russia are among the ways to pay; false without it. */
	readonly takesForeignCards?: boolean;
};

/** Why an attempt came to nothing; what to do about it only while there is something left to pay. */
export function useFailureText({ canPay, takesForeignCards }: Payable): (code: string | null) => ReactNode {
	const t = useTranslations("order.failures");
	const facts = { isOpen: String(canPay), takesForeign: String(takesForeignCards === true) };
	return (code) => <Unbroken>{t(failureWord(code), facts)}</Unbroken>;
}
