import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useGetManyAggregate, useGetRecordRepresentation, useTranslate } from "react-admin";
import type { ResourceName } from "../../../app/shared/staff-rights.ts";
import type { OfficeDataProvider } from "../providers/data-provider.ts";

/** Records by their ids, as their own screens call them; what was deleted by its last name, what has no name by its id. */
export function RecordNames({ resource, ids }: { resource: ResourceName; ids: readonly string[] }) {
	const translate = useTranslate();
	const { data = [], isPending } = useGetManyAggregate(resource, { ids: [...ids] });
	const missing = isPending ? [] : ids.filter((id) => !data.some((each) => each?.id === id));
	const removed = useRemoved(resource, missing);
	const represent = useGetRecordRepresentation(resource);
	const nameOf = (id: string) => {
		const record = data.find((each) => each?.id === id) ?? removed.find((each) => each.id === id);
		const name = record && represent(record);
		const text = typeof name === "string" && name !== "" && name !== `#${id}` ? name : id;
		return removed.some((each) => each.id === id) ? translate("history.removed", { name: text }) : text;
	};
	return <>{ids.map(nameOf).join(", ")}</>;
}

function useRemoved(resource: ResourceName, ids: readonly string[]) {
	const provider = useDataProvider<OfficeDataProvider>();
	const { data } = useQuery({
		queryKey: [resource, "listRemoved", ids],
		queryFn: () => provider.listRemoved(resource, ids),
		enabled: ids.length > 0,
	});
	return data?.data ?? [];
}
