import { useLocaleState } from "react-admin";
import type { Money } from "../../../../app/shared/money.ts";
import { printMoney } from "../../fields/money-text.ts";

/** A sum of an order in words of the screen's language. */
export function Sum({ of: { minor, currency } }: { of: Money }) {
	const [locale] = useLocaleState();
	return <span>{printMoney(minor, { currency, locale })}</span>;
}
