import type { ResourceName } from "../../../app/shared/staff-rights.ts";

/** Fields that keep the id of another record, or a list of ids, and what they lead to. */
const REFERENCES: Readonly<Record<string, ResourceName>> = {
	authorId: "authors",
	authors: "authors",
	categoryId: "categories",
	courseId: "courses",
	courses: "courses",
	groupId: "faq-groups",
	orderId: "orders",
	requestId: "requests",
	rubric: "rubrics",
	speakers: "teachers",
	successorId: "courses",
	teacherId: "teachers",
	teachers: "teachers",
	webinarId: "webinars",
};
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type Reference = { readonly resource: ResourceName; readonly ids: readonly string[] };

/** The resource that the value of a field refers to; undefined for a value that is no reference. Related records are of the same kind. */
export function referenceOf(of: ResourceName, path: string, value: unknown): Reference | undefined {
	const name = path.split(".").at(-1) ?? "";
	const resource = name === "related" ? of : REFERENCES[name];
	const ids = Array.isArray(value) ? value : [value];
	if (!resource || ids.length === 0 || !ids.every((id) => typeof id === "string" && ID.test(id))) return undefined;
	return { resource, ids };
}
