import { z } from "zod";
import { day, localized, longText, requiredText } from "../../../records/field-rules.ts";

const legalText = z.object({ title: requiredText(200), body: longText(200_000), note: requiredText(500) });
export const legalSchema = z.object({ validFrom: day, texts: localized(legalText) });

export type LegalInput = z.infer<typeof legalSchema>;
