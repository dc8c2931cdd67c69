import { useResourceContext } from "react-admin";
import type { ResourceName } from "../../../app/shared/staff-rights.ts";

/** The kind of records around; only for what stands on a screen of one of them. */
export function useResourceName(): ResourceName {
	return useResourceContext() as ResourceName;
}
