import { type RaRecord, useGetMany, useRecordContext } from "react-admin";

/** How many places of a group are taken, how many are held, how many there are. */
export type GroupPlaces = RaRecord & {
	readonly seatsTaken: number;
	/** By orders and by requests. */
	readonly seatsHeld: number;
	readonly heldByRequests: number;
	readonly seatsTotal: number;
};

/** The places of the group at hand as the list counts them: its form knows only what is typed. */
export function useGroupPlaces(): GroupPlaces | undefined {
	const record = useRecordContext();
	const { data } = useGetMany<GroupPlaces>("starts", { ids: record ? [record.id] : [] });
	return data?.[0];
}
