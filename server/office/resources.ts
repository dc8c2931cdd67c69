import { createTeacherResource } from "../../app/features/catalog/office/teachers.server.ts";
import { createStaffMessages } from "../../app/features/notifications/create-staff-messages.server.ts";
import { createDeliveryResource } from "../../app/features/notifications/office/deliveries.server.ts";
import { createAuditResource } from "../../app/features/staff/audit/audit.server.ts";
import type { Resource } from "../../app/features/staff/office/resource.ts";
import { createPeopleResource } from "../../app/features/staff/people/people.server.ts";
import type { JobSender } from "../../app/platform/jobs.server.ts";
import type { ResourceName } from "../../app/shared/staff-rights.ts";

export type ResourceDeps = { readonly jobs: JobSender };

/** Every kind of record that the office knows; one line each. */
export function officeResources({ jobs }: ResourceDeps): ReadonlyMap<ResourceName, Resource> {
	const all: readonly Resource[] = [
		createTeacherResource(),
		createDeliveryResource(jobs),
		createAuditResource(),
		createPeopleResource(createStaffMessages(jobs)),
	];
	return new Map(all.map((resource) => [resource.name, resource]));
}
