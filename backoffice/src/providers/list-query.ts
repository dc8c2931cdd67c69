import type { ResourceName } from "../../../app/shared/staff-rights.ts";

export type ListQuery = {
	readonly filter?: Readonly<Record<string, unknown>>;
	readonly sort?: { readonly field: string; readonly order: "ASC" | "DESC" };
	readonly pagination?: { readonly page: number; readonly perPage: number };
};

/** Parameters of a list as the API reads them; what is empty is not asked for. */
export function listParameters({ filter = {}, sort, pagination }: ListQuery): URLSearchParams {
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries(filter)) {
		if (value === undefined || value === null || value === "") continue;
		parameters.set(name, Array.isArray(value) ? value.join(",") : String(value));
	}
	if (sort) {
		parameters.set("sort", sort.field);
		parameters.set("order", sort.order.toLowerCase());
	}
	if (pagination) {
		parameters.set("page", String(pagination.page));
		parameters.set("perPage", String(pagination.perPage));
	}
	return parameters;
}

/** `api/admin/posts/7/history` of its parts. */
export function resourcePath(resource: ResourceName | string, ...parts: readonly (string | number)[]): string {
	return ["api/admin", ...[resource, ...parts].map((part) => encodeURIComponent(part))].join("/");
}
