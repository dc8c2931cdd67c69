import { useEffect } from "react";
import { useRefresh } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { LineInput } from "../../fields/line-input.tsx";
import { MoneyInput } from "../../fields/money-input.tsx";
import type { OrderRecord } from "./order-record.ts";
import { RefundReasoning } from "./refund-reasoning.tsx";
import { sumBesideCosts } from "./sum-beside-costs.ts";

/** How a refund would be counted, the costs to keep of it, and the sum, which follows them. */
export function RefundInputs({ order }: { order: OrderRecord }) {
	const refresh = useRefresh();
	const { setValue } = useFormContext();
	const costs = useWatch({ name: "costs" });
	const { refundQuote: quote, currency } = order;
	const sum = quote && sumBesideCosts(quote.amount.minor, costs);
	// The page may have stood open while a colleague recorded lessons: the dialog opens with the sum of now.
	useEffect(() => refresh(), [refresh]);
	useEffect(() => {
		if (sum !== undefined) setValue("amount", sum, { shouldDirty: true });
	}, [setValue, sum]);
	return (
		<>
			{quote && <RefundReasoning currency={currency} formula={quote.formula} />}
			<MoneyInput currency={currency} label="resources.orders.refund.keepCosts" source="costs" />
			<MoneyInput currency={currency} required source="amount" />
			<LineInput required source="reason" />
		</>
	);
}
