import Stack from "@mui/material/Stack";
import { useRecordContext, useTranslate } from "react-admin";
import { StatusChip, ToneChip } from "../../fields/status-chip.tsx";
import type { OrderRecord } from "./order-record.ts";
import { ORDER_TONES } from "./order-states.ts";

/** The state of an order, which says what its money does, and beside it that nobody learns by it any more. */
export function OrderState() {
	const order = useRecordContext<Pick<OrderRecord, "id" | "endedOn">>();
	const translate = useTranslate();
	return (
		<Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
			<StatusChip source="state" tones={ORDER_TONES} />
			{order?.endedOn && (
				<ToneChip label={translate("resources.orders.choices.state.ended")} size="small" tone="plain" />
			)}
		</Stack>
	);
}
