import Typography from "@mui/material/Typography";
import { useLocaleState, useTranslate } from "react-admin";
import type { Currency } from "../../../../app/shared/money.ts";
import { printMoney } from "../../fields/money-text.ts";
import { Fact, Facts } from "../../frames/facts.tsx";
import type { RefundRow } from "./order-record.ts";

/** How the sum of a refund comes about: what was paid, which lessons were taken, what was refunded before. */
export function RefundReasoning({ formula, currency }: { formula: RefundRow["formula"]; currency: Currency }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const price = (minor: number) => printMoney(minor, { currency, locale });
	const takenOff = (minor: number) => minor > 0 && `−${price(minor)}`;
	return (
		<div>
			<Facts>
				<Fact name="paid">{price(formula.paid)}</Fact>
				<Fact name="lessonsTaken">
					{formula.lines.map(({ lineId, title, lessonsTaken, lessons, perLesson }) => (
						<div key={lineId}>
							{translate("resources.orders.refund.line", {
								title,
								taken: lessonsTaken,
								lessons,
								perLesson: price(perLesson),
							})}
						</div>
					))}
				</Fact>
				<Fact name="kept">{takenOff(formula.kept)}</Fact>
				<Fact name="costs">{takenOff(formula.costs)}</Fact>
				<Fact name="refunded">{takenOff(formula.refundedBefore)}</Fact>
				<Fact name="byFormula">{price(formula.amount)}</Fact>
			</Facts>
			<Typography color="text.secondary" sx={{ marginBlockStart: 1 }} variant="body2">
				{translate("resources.orders.refund.formula")}
			</Typography>
		</div>
	);
}
