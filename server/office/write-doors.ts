import type { Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import { actOnRecord } from "../../app/records/act-on-record.server.ts";
import { createRecord } from "../../app/records/create-record.server.ts";
import { removeRecord } from "../../app/records/remove-record.server.ts";
import { restoreRecord } from "../../app/records/restore-record.server.ts";
import { updateRecord } from "../../app/records/update-record.server.ts";
import { answerData, answerInvalid, answerOutcome, answerRefusal } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { idOf, officeDeps, openResource } from "./open-resource.ts";
import { readJson } from "./read-json.ts";

const edited = z.object({ version: z.int("required") });
/** Sent as a header, because a document holds nothing but its fields. */
const creating = z.uuid().optional();
const restoring = edited.extend({ number: z.int("required") });

/** Creating, editing, removing, bringing back, and the actions of each resource. */
export function mountWriting(api: Hono<OfficeBindings>, parts: OfficeParts): void {
	const { db, clock } = parts.school;
	api.use(forgetPagesOfContent(parts));
	api.post("/:resource", openResource(parts, "create"), async (c) => {
		const resource = c.get("resource");
		const input = resource.schema.safeParse(await readJson(c));
		if (!input.success) return answerInvalid(c, input.error);
		const key = creating.safeParse(c.req.header("idempotency-key"));
		if (!key.success) return answerRefusal(c, "malformed");
		const done = await createRecord(db, { resource, input: input.data, key: key.data }, officeDeps(c, clock));
		return answerOutcome(c, done, 201);
	});
	api.put("/:resource/:id", openResource(parts, "update"), async (c) => {
		const resource = c.get("resource");
		const body = await readJson(c);
		const input = resource.schema.safeParse(body);
		if (!input.success) return answerInvalid(c, input.error);
		const from = edited.safeParse(body);
		if (!from.success) return answerInvalid(c, from.error);
		const change = { resource, id: idOf(c), version: from.data.version, input: input.data };
		const done = await updateRecord(db, change, officeDeps(c, clock));
		return answerOutcome(c, done);
	});
	api.delete("/:resource/:id", openResource(parts, "remove"), async (c) => {
		const wanted = { resource: c.get("resource"), id: idOf(c), version: Number(c.req.query("version")) };
		const done = await removeRecord(db, wanted, officeDeps(c, clock));
		return done.ok ? answerData(c, { data: { id: wanted.id } }) : answerRefusal(c, done);
	});
	api.post("/:resource/:id/restore", openResource(parts, "restore"), async (c) => {
		const input = restoring.safeParse(await readJson(c));
		if (!input.success) return answerInvalid(c, input.error);
		const wanted = { resource: c.get("resource"), id: idOf(c), ...input.data };
		const done = await restoreRecord(db, wanted, officeDeps(c, clock));
		return answerOutcome(c, done);
	});
	const named = openResource(parts, (c) => c.req.param("action") ?? "");
	api.post("/:resource/:id/:action", named, async (c) => {
		const resource = c.get("resource");
		const action = c.req.param("action");
		const rule = Object.hasOwn(resource.actions ?? {}, action) ? resource.actions?.[action] : undefined;
		if (!rule) return answerRefusal(c, "notFound");
		const input = rule.schema.safeParse((await readJson(c)) ?? {});
		if (!input.success) return answerInvalid(c, input.error);
		const done = await actOnRecord(db, { resource, id: idOf(c), action, input: input.data }, officeDeps(c, clock));
		return answerOutcome(c, done);
	});
}

/** A database server tells of a change a moment after it has taken it; whoever has saved something may look at it before that. */
function forgetPagesOfContent({ forgetPages }: OfficeParts): MiddlewareHandler<OfficeBindings> {
	return async (c, next) => {
		await next();
		if (c.res.ok && c.get("resource")?.isContent) forgetPages();
	};
}
