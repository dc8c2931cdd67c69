import { useLocaleState } from "react-admin";
import { printMoney } from "../../fields/money-text.ts";
import type { MoneyJson } from "./order-record.ts";

/** A sum of an order in words of the screen's language. */
export function Sum({ of: { minor, currency } }: { of: MoneyJson }) {
	const [locale] = useLocaleState();
	return <span>{printMoney(minor, { currency, locale })}</span>;
}
