import type { Context, MiddlewareHandler } from "hono";
import type { Clock } from "../../app/platform/clock.server.ts";
import type { Kept, OfficeDeps, Resource } from "../../app/records/resource.ts";
import { isLocale, type Locale } from "../../app/shared/localized.ts";
import { isResourceName, may, type ResourceName } from "../../app/shared/staff-rights.ts";
import { answerRefusal } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";

export type OfficeContext = Context<OfficeBindings>;

/** Finds the resource of the address and asks the table of rights whether this person may do this with it. */
export function openResource(
	{ resources }: OfficeParts,
	verb: string | ((c: Context) => string),
): MiddlewareHandler<OfficeBindings> {
	return async (c, next) => {
		const name = c.req.param("resource") ?? "";
		const resource = isResourceName(name) ? resources.get(name) : undefined;
		if (!resource) return answerRefusal(c, "notFound");
		const wanted = typeof verb === "string" ? verb : verb(c);
		if (!may(c.get("staff").role, resource.name, wanted)) return answerRefusal(c, "forbidden");
		c.set("resource", resource);
		return next();
	};
}

/** Asks the table of rights whether this person may do this with records of a kind. */
export function requireRight(resource: ResourceName, verb: string): MiddlewareHandler<OfficeBindings> {
	return async (c, next) => (may(c.get("staff").role, resource, verb) ? next() : answerRefusal(c, "forbidden"));
}

/** What the functions of records need to know of a request. */
export function officeDeps(c: OfficeContext, clock: Clock): OfficeDeps {
	const { requestId, ip } = c.get("visitor");
	return { now: clock.now(), staff: c.get("staff"), requestId, ip };
}

/** The language of the screen, which may differ from that of the account. */
export function localeOf(c: OfficeContext): Locale {
	const asked = c.req.query("locale");
	return isLocale(asked) ? asked : c.get("staff").locale;
}

export function idOf(c: OfficeContext): string {
	return c.req.param("id") ?? "";
}

/** Whether the person may see this very record. */
export function isVisible(resource: Resource, record: object & Kept, c: OfficeContext): boolean {
	return resource.isOwn?.(record, c.get("staff")) ?? true;
}
