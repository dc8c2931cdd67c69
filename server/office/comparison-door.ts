import type { Hono } from "hono";
import { z } from "zod";
import { compareLegalText } from "../../app/features/pages/office/compare-legal-text.server.ts";
import { markdownText } from "../../app/records/field-rules.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import { answerInvalid, answerOutcome } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { requireRight } from "./open-resource.ts";
import { readJson } from "./read-json.ts";

const asked = z.object({ locale: z.enum(LOCALES, "unknown"), body: markdownText(200_000) });

/**
 * `POST /api/admin/legal-documents/:id/compare` `{ locale, body }`: the paragraphs that a text being written would change. It changes
 * nothing itself.
 */
export function mountComparison(api: Hono<OfficeBindings>, { school: { db } }: OfficeParts): void {
	api.post("/legal-documents/:id/compare", requireRight("legal-documents", "read"), async (c) => {
		const input = asked.safeParse(await readJson(c));
		if (!input.success) return answerInvalid(c, input.error);
		return answerOutcome(c, await compareLegalText(db, { kind: c.req.param("id"), ...input.data }));
	});
}
