import { Fragment } from "react";
import { NumberInput, useLocaleState, useTranslate } from "react-admin";
import { printDay } from "../../fields/day-field.tsx";
import { firstDayOf } from "../../fields/first-day-of.ts";
import { printInstant } from "../../fields/instant-field.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { PlainTable } from "../../frames/plain-table.tsx";
import { EndLineInputs } from "./end-line-inputs.tsx";
import { type OrderLine, useOrder } from "./order-record.ts";
import { StartChoice } from "./start-choice.tsx";
import { Sum } from "./sum.tsx";

/** What was bought, which group, and how many lessons were taken. */
export function OrderLines() {
	const order = useOrder();
	const translate = useTranslate();
	const [locale] = useLocaleState();
	if (!order) return null;
	const sayStart = (line: OrderLine) =>
		line.start
			? printInstant(line.start.startsAt, { locale, zone: line.start.zone })
			: line.hasGroups && translate("resources.orders.noStart");
	return (
		<FormCard name="lines">
			<PlainTable
				columns={["course", "start", "place", "total", "lessonsTaken", ""]}
				rows={order.lines.map((line) => ({
					id: line.id,
					cells: [
						`${line.title}, ${line.tariffName}`,
						sayStart(line),
						line.endedOn
							? translate("resources.orders.endedOn", { day: printDay(line.endedOn, locale) })
							: translate(`resources.orders.choices.place.${line.place}`),
						<Sum key="sum" of={line.total} />,
						translate("resources.orders.lessonsOf", { taken: line.lessonsTaken, lessons: line.lessons }),
						<Fragment key="actions">
							{order.canChooseStart && line.hasGroups && !line.endedOn && <StartAction line={line} />}
							<LessonsAction line={line} />
							{line.canEnd && <EndAction line={line} />}
						</Fragment>,
					],
				}))}
			/>
		</FormCard>
	);
}

function StartAction({ line }: { line: OrderLine }) {
	return (
		<ActionButton action="choose-start" defaults={{ lineId: line.id }} variant="text">
			<StartChoice lineId={line.id} />
		</ActionButton>
	);
}

function LessonsAction({ line }: { line: OrderLine }) {
	return (
		<ActionButton action="lessons" defaults={{ lineId: line.id, taken: line.lessonsTaken }} variant="text">
			<NumberInput helperText={false} max={line.lessons} min={0} required source="taken" step={1} />
		</ActionButton>
	);
}

function EndAction({ line }: { line: OrderLine }) {
	const day = firstDayOf(1, Date.now());
	return (
		<ActionButton action="end-line" defaults={{ lineId: line.id, day }} variant="text">
			<EndLineInputs line={line} />
		</ActionButton>
	);
}
