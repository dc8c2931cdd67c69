import { readCookieChoice } from "../layout/cookie-choice.ts";
import { readFormTexts } from "./read-form-texts.server.ts";

/**
 * The texts of a posted form that carries the number of the visit; without that number unless the visitor agrees to be tracked, as another
 * tab may still hold it after the consent was withdrawn.
 */
export async function readVisitorForm(request: Request): Promise<Record<string, string>> {
	const { roistat, ...texts } = readFormTexts(await request.formData());
	const isCounted = roistat !== undefined && readCookieChoice(request.headers.get("cookie")) === "all";
	return isCounted ? { ...texts, roistat } : texts;
}
