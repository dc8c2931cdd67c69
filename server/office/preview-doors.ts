import type { Context, Hono, MiddlewareHandler } from "hono";
import { siteUrlsOf } from "../../app/i18n/locale-domains.ts";
import { localizePath } from "../../app/i18n/locales.ts";
import type { Resource } from "../../app/records/resource.ts";
import { saveDraft } from "../../app/records/save-draft.server.ts";
import { type PreviewTarget, showDraft } from "../../app/records/show-draft.server.ts";
import { isLocale } from "../../app/shared/localized.ts";
import { fail, type Result } from "../../app/shared/result.ts";
import { PREVIEW_PARAM } from "../../app/shared/secret-paths.ts";
import { isResourceName } from "../../app/shared/staff-rights.ts";
import type { Database } from "../../database/open-database.server.ts";
import { answerData, answerInvalid, answerRefusal } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { idOf, localeOf, openResource } from "./open-resource.ts";
import { LINK_LIFE_MS, signPreview } from "./preview-link.ts";
import { readJson } from "./read-json.ts";

const NEW = "new";

/** Links that show a draft on its real page: of what is saved for a week, of what is being typed for some minutes. */
export function mountPreviews(api: Hono<OfficeBindings>, parts: OfficeParts): void {
	const { school, resources, secret } = parts;
	const { db, clock, environment } = school;
	const siteUrls = siteUrlsOf(environment);

	// A resource without pages is not found, whoever asks.
	const requirePreview: MiddlewareHandler<OfficeBindings> = async (c, next) => {
		const name = c.req.param("resource") ?? "";
		const isShown = isResourceName(name) && resources.get(name)?.preview && isLocale(c.req.query("locale"));
		return isShown ? next() : answerRefusal(c, "notFound");
	};
	async function answerLink(
		c: Context<OfficeBindings>,
		resource: Resource,
		target: PreviewTarget,
		until: Date,
	): Promise<Response> {
		const path = await findPath(db, { resource, target, now: clock.now() });
		if (!path.ok) return answerRefusal(c, path);
		const page = localizePath(path.value, target.locale);
		const signed = signPreview({ target, staffId: c.get("staff").id }, until, secret);
		return answerData(c, { data: { url: `${siteUrls[target.locale]}${page}?${PREVIEW_PARAM}=${signed}` } });
	}

	api.get("/:resource/:id/preview", requirePreview, openResource(parts, "read"), async (c) => {
		const resource = c.get("resource");
		const target = { resource: resource.name, id: idOf(c), draft: undefined, locale: localeOf(c) };
		return answerLink(c, resource, target, new Date(clock.now().getTime() + LINK_LIFE_MS));
	});
	api.post("/:resource/:id/preview", requirePreview, openResource(parts, "update"), async (c) => {
		const resource = c.get("resource");
		const input = resource.schema.safeParse(await readJson(c));
		if (!input.success) return answerInvalid(c, input.error);
		const id = idOf(c) === NEW ? undefined : idOf(c);
		const draft = await saveDraft(db, { resource: resource.name, id, document: input.data, now: clock.now() });
		const target = { resource: resource.name, id, draft: draft.id, locale: localeOf(c) };
		return answerLink(c, resource, target, draft.expiresAt);
	});
}

/** The path of the page that shows a draft, without the language. */
async function findPath(
	db: Database,
	draft: { resource: Resource; target: PreviewTarget; now: Date },
): Promise<Result<string>> {
	const { resource, target } = draft;
	// Also of an id that is none: the resource finds no record by it, where PostgreSQL would fail.
	if (target.id !== undefined && (await resource.read(db, [target.id])).length === 0) {
		return fail("notFound");
	}
	return showDraft(db, draft, (transaction, id) => Promise.resolve(resource.preview?.path(transaction, id)));
}
