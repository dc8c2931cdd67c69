import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { failureWord } from "../../rules/failure-word.ts";

type Payable = {
	readonly canPay: boolean;
	/** Cards of banks outside Russia are among the ways to pay; false without it. */
	readonly takesForeignCards?: boolean;
	/** Of paying now; there is no other one where it is the only one. */
	readonly ways?: readonly unknown[];
};

/** Why an attempt came to nothing; what to do about it only while there is something left to pay. */
export function useFailureText({ canPay, takesForeignCards, ways = [] }: Payable): (code: string | null) => ReactNode {
	const t = useTranslations("order.failures");
	const facts = {
		isOpen: String(canPay),
		takesForeign: String(takesForeignCards === true),
		others: String(ways.length > 1),
	};
	return (code) => <Unbroken>{t(failureWord(code), facts)}</Unbroken>;
}
