import type { Hono } from "hono";
import { z } from "zod";
import { compareLegalText } from "../../app/features/pages/office/compare-legal-text.server.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import { may } from "../../app/shared/staff-rights.ts";
import { answerData, answerInvalid, answerRefusal } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { readJson } from "./read-json.ts";

const asked = z.object({ locale: z.enum(LOCALES, "unknown"), body: z.string("required") });

/** `POST /api/admin/legal-documents/:id/compare` `{ locale, body }`: paragraphs that a text being written changes. It changes nothing itself. */
export function mountComparison(api: Hono<OfficeBindings>, { school: { db } }: OfficeParts): void {
	api.post("/legal-documents/:id/compare", async (c) => {
		if (!may(c.get("staff").role, "legal-documents", "read")) return answerRefusal(c, { ok: false, code: "forbidden" });
		const input = asked.safeParse(await readJson(c));
		if (!input.success) return answerInvalid(c, input.error);
		const done = await compareLegalText(db, { kind: c.req.param("id"), ...input.data });
		return done.ok ? answerData(c, { data: done.value }) : answerRefusal(c, done);
	});
}
