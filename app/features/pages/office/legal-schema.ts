import { z } from "zod";
import { day, localized, markdownText, requiredText } from "../../../records/field-rules.ts";

const legalText = z.object({
	title: requiredText(200),
	body: markdownText(200_000).min(1, "required"),
	note: requiredText(500),
});
export const legalSchema = z.object({ validFrom: day, texts: localized(legalText) });

export type LegalInput = z.infer<typeof legalSchema>;
