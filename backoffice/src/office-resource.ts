import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { RaRecord } from "react-admin";
import type { ResourceName } from "../../app/shared/staff-rights.ts";

/** A queue that is counted on the dashboard. */
export type Waiting = {
	/** The filters of the list that show what waits. */
	readonly filter: Readonly<Record<string, string>>;
	/** The key of the words below the number. */
	readonly label: string;
	/** The verb of the table of rights that deals with it; people without that right are not told. */
	readonly verb: string;
	/** Orange is only for people who wait for a call. */
	readonly isHot?: boolean;
};

/** A page of a resource in addition to its list and records, such as a board. */
export type OfficePage = {
	readonly path: string;
	readonly page: ComponentType;
	/** Its place in the rail, above the list of the resource; `label` is a key of the words. */
	readonly menu?: { readonly icon: LucideIcon; readonly label: string };
};

/**
 * What a folder of `resources/` exports as `resource` from its `index.ts`. Only `name` and `icon` are required; the table of rights decides
 * who may open what.
 */
export type OfficeResource = {
	readonly name: ResourceName;
	readonly icon: LucideIcon;
	readonly list?: ComponentType;
	readonly create?: ComponentType;
	readonly edit?: ComponentType;
	readonly show?: ComponentType;
	/** A record in a few words, for headings and choices; the given field, or what is made of the record. */
	readonly recordRepresentation?: string | ((record: RaRecord) => string);
	readonly waiting?: readonly Waiting[];
	readonly pages?: readonly OfficePage[];
};
