import { createTeacherResource } from "../../app/features/catalog/office/teachers.server.ts";
import type { Resource } from "../../app/features/staff/office/resource.ts";
import type { ResourceName } from "../../app/shared/staff-rights.ts";

/** Every kind of record that the office knows; one line each. */
export function officeResources(): ReadonlyMap<ResourceName, Resource> {
	const all: readonly Resource[] = [createTeacherResource()];
	return new Map(all.map((resource) => [resource.name, resource]));
}
