import { useFieldValue, useLocaleState } from "react-admin";
import type { Currency } from "../../../app/shared/money.ts";
import { printMoney } from "./money-text.ts";

/** An amount in minor units, for reading. `currencySource` names the field that holds its currency where that differs by record. */
export function MoneyField({
	source,
	currency = "RUB",
	currencySource = "",
}: {
	source: string;
	currency?: Currency;
	currencySource?: string;
}) {
	const [locale] = useLocaleState();
	const minor: unknown = useFieldValue({ source });
	const named: unknown = useFieldValue({ source: currencySource });
	if (typeof minor !== "number") return null;
	return <span>{printMoney(minor, { currency: named === "USD" || named === "RUB" ? named : currency, locale })}</span>;
}
