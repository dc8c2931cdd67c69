import Alert from "@mui/material/Alert";
import { RadioButtonGroupInput, type RaRecord, useGetList, useLocaleState, useTranslate } from "react-admin";
import { printInstant } from "../../fields/instant-field.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";

type Group = RaRecord & {
	readonly startsAt: string;
	readonly zone: string;
	readonly teacherRu: string | null;
	readonly teacherEn: string | null;
	readonly seatsTotal: number;
	readonly seatsTaken: number;
	readonly seatsHeld: number;
};

const NEAREST_FIRST = { field: "startsAt", order: "ASC" } as const;
const ALL = { page: 1, perPage: 100 };

/**
 * The coming groups that the lessons of a line can take place in. A full one can be chosen too: the place held there may be the customer's
 * own, which the server knows.
 */
export function StartChoice({ lineId }: { lineId: string }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const teacher = useLocalSource("teacher");
	const filter = { orderLineId: lineId, status: "open", when: "coming" };
	const { data = [], isPending } = useGetList<Group>("starts", { filter, sort: NEAREST_FIRST, pagination: ALL });
	if (isPending) return null;
	if (data.length === 0) return <Alert severity="info">{translate("resources.orders.noGroups")}</Alert>;
	const tell = (group: Group) => {
		const { startsAt, zone, seatsTotal, seatsTaken, seatsHeld } = group;
		const places = translate("resources.orders.freePlaces", { free: Math.max(0, seatsTotal - seatsTaken - seatsHeld) });
		return [printInstant(startsAt, { locale, zone }), group[teacher], places].filter(Boolean).join(", ");
	};
	return (
		<RadioButtonGroupInput
			choices={data}
			helperText="resources.orders.hints.startId"
			isRequired
			optionText={tell}
			row={false}
			source="startId"
			translateChoice={false}
		/>
	);
}
