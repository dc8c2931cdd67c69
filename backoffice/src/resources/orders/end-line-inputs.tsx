import Alert from "@mui/material/Alert";
import { useEffect } from "react";
import { DateInput, useLocaleState, useRefresh, useTranslate } from "react-admin";
import { LineInput } from "../../fields/line-input.tsx";
import { printMoney } from "../../fields/money-text.ts";
import type { OrderLine } from "./order-record.ts";

/** From which day a learner has left a course, and why; where the formula gives money back, that is to be refunded first. */
export function EndLineInputs({ line: { goesBack } }: { line: OrderLine }) {
	const refresh = useRefresh();
	const translate = useTranslate();
	const [locale] = useLocaleState();
	// The page may have stood open while a colleague recorded lessons.
	useEffect(() => refresh(), [refresh]);
	return (
		<>
			{goesBack ? (
				<Alert severity="warning">
					{translate("resources.orders.leaving.refundFirst", {
						sum: printMoney(goesBack.minor, { currency: goesBack.currency, locale }),
					})}
				</Alert>
			) : (
				<Alert severity="info">{translate("resources.orders.leaving.what")}</Alert>
			)}
			<DateInput helperText={false} required source="day" />
			<LineInput required source="reason" />
		</>
	);
}
