import { useGetResourceLabel, useTranslate } from "react-admin";
import { RESOURCES, type ResourceName } from "../../../../app/shared/staff-rights.ts";
import { RecordNames } from "../../fields/record-names.tsx";
import { OFFICE_RESOURCES } from "../../office-resources.ts";

/** Names of kinds of records and of what is done with them, as their own screens call them. */
export function useNames() {
	const label = useGetResourceLabel();
	const translate = useTranslate();
	const nameResource = (name: string) => (isKnown(name) ? label(name, 2) : name);
	const choices = RESOURCES.filter(isKnown).map((id) => ({ id, name: nameResource(id) }));
	return {
		nameResource,
		/** Values and names for a filter. */
		choices,
		nameAction: (resource: string, action: string) =>
			translate(`resources.audit.actions.${action}`, {
				_: translate(`resources.${resource}.actions.${action}.label`, { _: action }),
			}),
		/** The record that was changed, by its present name. */
		nameRecord: (resource: string, id: string) =>
			isKnown(resource) ? <RecordNames ids={[id]} resource={resource} /> : id,
	};
}

/** Words of a resource come with its folder. */
function isKnown(name: string): name is ResourceName {
	return OFFICE_RESOURCES.some((resource) => resource.name === name);
}
