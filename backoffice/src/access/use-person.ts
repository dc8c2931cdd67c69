import { useCallback } from "react";
import { useGetIdentity } from "react-admin";
import { may, type ResourceName } from "../../../app/shared/staff-rights.ts";
import type { Person } from "../providers/account.ts";

/** The person who is signed in; undefined until it is known. */
export function usePerson(): Person | undefined {
	const { data } = useGetIdentity();
	return data ? ({ ...data, name: data.fullName } as Person) : undefined;
}

/** Asks the table of rights for the person at the screen: `may("orders", "refund")`. False until the person is known. */
export function useMay(): (resource: ResourceName, verb: string) => boolean {
	const role = usePerson()?.role;
	return useCallback((resource, verb) => role !== undefined && may(role, resource, verb), [role]);
}
