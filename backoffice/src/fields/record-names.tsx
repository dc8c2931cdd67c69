import { useGetManyAggregate, useGetRecordRepresentation } from "react-admin";
import type { ResourceName } from "../../../app/shared/staff-rights.ts";

/** Records by their ids, as their own screens call them; what is there no more, or has no name, stands by its id. */
export function RecordNames({ resource, ids }: { resource: ResourceName; ids: readonly string[] }) {
	const { data = [] } = useGetManyAggregate(resource, { ids: [...ids] });
	const represent = useGetRecordRepresentation(resource);
	const nameOf = (id: string) => {
		const record = data.find((each) => each?.id === id);
		const name = record && represent(record);
		return typeof name === "string" && name !== "" && name !== `#${id}` ? name : id;
	};
	return <>{ids.map(nameOf).join(", ")}</>;
}
